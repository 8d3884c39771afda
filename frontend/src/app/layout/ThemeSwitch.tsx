import { useTranslation } from 'react-i18next';
import { MoonIcon, SunIcon, SystemIcon } from '@/components/headerIcons';
import { MODES, setMode, useMode } from '@/theme/mode';

const icons = { light: SunIcon, dark: MoonIcon, system: SystemIcon };

/** Light, dark, or as the device says. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const current = useMode();
  return (
    <div className="segmented" role="group" aria-label={t('theme.label')}>
      {MODES.map((mode) => {
        const Icon = icons[mode];
        return (
          <button
            key={mode}
            type="button"
            aria-pressed={current === mode}
            aria-label={t(`theme.${mode}`)}
            data-tip={t(`theme.${mode}`)}
            onClick={() => setMode(mode)}
          >
            <Icon />
          </button>
        );
      })}
    </div>
  );
}
