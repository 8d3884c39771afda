import { lazy } from 'react';
import { Optional } from '@/components/feedback/Optional';
import { Home } from '@/features/home/components/Home';
import { loadTexts } from '@/lib/i18n/i18n';
import { lazyPage } from '../lazyPage';

const demos = {
  assistant: lazyPage(
    () => import(/* webpackChunkName: "demo-assistant" */ '@/features/assistant/AssistantDemo'),
    'assistant',
    'answer',
    'demo',
  ),
  documents: lazyPage(
    () => import(/* webpackChunkName: "demo-documents" */ '@/features/documents/DocumentsDemo'),
    'documents',
    'demo',
  ),
};

/** Below the fold: it comes after the page is usable. */
const About = lazy(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "about" */ '@/features/home/components/About'),
    loadTexts('about'),
  ]);
  return part;
});

export default function HomePage() {
  return (
    <Home
      more={
        <Optional waiting={<div className="static-loading" />}>
          <About demos={demos} />
        </Optional>
      }
    />
  );
}
