import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { StarIcon } from '@/components/actionIcons';
import { fieldId } from '@/components/forms/fieldState';

export const STARS = [1, 2, 3, 4, 5] as const;

/** Five stars as five choices of one group: arrows move, a reader hears "3 étoiles sur 5". */
export function StarsField({ formId, name }: { formId: string; name: string }) {
  const { t } = useTranslation('proposals');
  const [field, , helpers] = useField<number>(name);
  return (
    <fieldset className="pr-stars">
      <legend>{t('rate.stars')}</legend>
      <div className="pr-stars-row">
        {STARS.map((star) => (
          <label key={star} className={star <= field.value ? 'pr-star pr-star-on' : 'pr-star'}>
            <input
              id={star === 1 ? fieldId(formId, name) : undefined}
              type="radio"
              name={`${formId}-${name}-star`}
              className="visually-hidden"
              checked={field.value === star}
              onChange={() => void helpers.setValue(star)}
            />
            <StarIcon size="2rem" />
            <span className="visually-hidden">{t('rate.star', { count: star })}</span>
          </label>
        ))}
        <span className="pr-stars-said" aria-hidden="true">
          {field.value > 0 && t('rate.said', { rating: field.value })}
        </span>
      </div>
    </fieldset>
  );
}
