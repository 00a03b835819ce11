/** Context of a registration's parts, so a field only needs its name. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ApplicationKind } from '#contract/account/documents.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { PicturePickerProps } from '#web/lib/photo-picker-props.ts';
import type { useSendCode } from '../use-send-code.ts';
import { fixOf } from './error-hints.ts';
import { idOf } from './steps.ts';
import type { Registration } from './use-registration.ts';

/** The photo picker belongs to another feature; the page passes it in. */
export type Picker = ComponentType<PicturePickerProps>;

export type FormParts = {
  form: Registration;
  code: ReturnType<typeof useSendCode>;
  /** Requests a code, or shows what is wrong with the number. */
  getCode: () => void;
  Picker: Picker;
  /** Tips for a clear photo. */
  tips: ReactNode;
  onPicturesBusy: (kind: ApplicationKind, busy: boolean, stuck: boolean) => void;
};

const FormContext = createContext<FormParts | null>(null);
export const FormProvider = FormContext.Provider;

export const useForm = (): FormParts => {
  const parts = useContext(FormContext);
  if (!parts) throw new Error('A part of the registration stands outside of its form.');
  return parts;
};

/** The id and error of a field. */
export const useProblem = (field: string) => {
  const { form } = useForm();
  const { t, locale } = useTranslation();
  const problem = form.standing.find((one) => one.field === field);
  const error = problem && ('key' in problem ? t(problem.key) : problem.text);
  const waiting = problem && 'key' in problem && problem.key === 'upload.wait';
  return {
    id: idOf(field),
    error,
    fix: error
      ? waiting
        ? t('upload.waitHint')
        : fixOf(field, form.values, t, locale)
      : undefined,
  };
};
