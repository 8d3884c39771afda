import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MethodOption, PaymentMethod } from '@/types/payments';
import type { PayValues } from '../model/payForm';
import { guessMethod } from '../model/phone';

/** The operator: guessed from the number until the person chooses. */
export function MethodChoice({ methods, formId }: { methods: MethodOption[]; formId: string }) {
  const { t } = useTranslation('subscribe');
  const { values, setFieldValue, errors, touched } = useFormikContext<PayValues>();
  const chosen = useRef(false);
  const guess = guessMethod(values.phoneNumber);
  const isOffered = methods.some(({ paymentMethod }) => paymentMethod === guess);
  useEffect(() => {
    if (!chosen.current && guess !== null && isOffered && guess !== values.paymentMethod)
      void setFieldValue('paymentMethod', guess);
  }, [guess, isOffered, values.paymentMethod, setFieldValue]);
  const choose = (method: PaymentMethod) => {
    chosen.current = true;
    void setFieldValue('paymentMethod', method);
  };
  const differs = guess !== null && values.paymentMethod !== '' && guess !== values.paymentMethod;
  const isMissing = touched.paymentMethod === true && errors.paymentMethod !== undefined;
  return (
    <fieldset
      className="sub-group"
      id={`${formId}-paymentMethod`}
      tabIndex={-1}
      aria-describedby={`${formId}-method-help`}
    >
      <legend>{t('form.method')}</legend>
      <div className="sub-methods">
        {methods.map(({ paymentMethod, isDown }) => (
          <label key={paymentMethod} className={`sub-method sub-${paymentMethod}`}>
            <input
              type="radio"
              name="paymentMethod"
              value={paymentMethod}
              checked={values.paymentMethod === paymentMethod}
              onChange={() => choose(paymentMethod)}
            />
            {t(`methods.${paymentMethod}`)}
            {isDown && <span className="sub-down">{t('form.methodDown')}</span>}
          </label>
        ))}
      </div>
      <p className="muted" id={`${formId}-method-help`}>
        {t(differs ? 'form.methodDiffers' : 'form.methodHelp')}
      </p>
      {isMissing && <p className="sub-error">{t('errors.method')}</p>}
    </fieldset>
  );
}
