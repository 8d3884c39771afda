export { QualityScreen as default } from '@/features/quality/QualityScreen';
