import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '@/components/forms/FormTextField';
import { formatFcfa } from '@/lib/format/format';
import { amountInWords, parseAmount } from '../model/amount';
import { timeName, type FormValues } from '../model/fields';
import type { Parameter } from '../model/types';

interface Props {
  formId: string;
  parameter: Parameter;
}

/** What an amount reads as, in figures and in words. */
function AmountHelp({ help, raw }: { help: string; raw: string }) {
  const { i18n } = useTranslation();
  const amount = parseAmount(raw);
  return (
    <>
      {help}
      {amount !== null && (
        <span className="doc-amount">
          {formatFcfa(amount, i18n.language)} – {amountInWords(amount, i18n.language)}
        </span>
      )}
    </>
  );
}

/** The right input for a field's type. */
export function ParameterField({ formId, parameter }: Props) {
  const { t } = useTranslation('documents');
  const { values } = useFormikContext<FormValues>();
  const { name, label, help, type, required, maxLength, example } = parameter;
  const withExample = example === '' ? help : `${help} ${t('form.example', { example })}`;
  const common = { formId, name, label, required };
  switch (type) {
    case 'longText':
      return <FormTextField {...common} help={withExample} maxLength={maxLength} rows={5} />;
    case 'amount':
      return (
        <FormTextField
          {...common}
          help={<AmountHelp help={withExample} raw={values[name] ?? ''} />}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
        />
      );
    case 'date':
      return <FormTextField {...common} help={help} type="date" />;
    case 'dateTime':
      return (
        <div className="doc-date-time">
          <FormTextField {...common} label={t('form.day', { label })} help={help} type="date" />
          <FormTextField
            {...common}
            required={false}
            name={timeName(name)}
            label={t('form.time')}
            type="time"
          />
        </div>
      );
    case 'duration':
    case 'text':
    case 'person':
    case 'court':
      return <FormTextField {...common} help={withExample} maxLength={maxLength} />;
  }
}
