import { showToast } from '@/components/feedback/toasts';
import { TERMS_VERSION } from '@/config/env';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { useSessionActions } from '@/lib/session/useSessionActions';
import type { LoginBody } from '@/types/api';
import type { RegisterValues } from '../model/schemas';

/** Signs in and says so; answers what went wrong, or null. */
export function useSignIn(): (body: LoginBody) => Promise<unknown> {
  const { signIn } = useSessionActions();
  return async (body) => {
    try {
      const user = await signIn(body);
      showToast({
        tone: 'success',
        title: { key: 'auth:toast.login' },
        description: { key: 'auth:toast.welcome', values: { name: user.name } },
      });
      return null;
    } catch (error) {
      showToast({
        tone: 'error',
        title: { key: 'auth:toast.loginFailed' },
        description: apiErrorMessage(error),
      });
      return error;
    }
  };
}

/** Opens an account; `confirmPassword` and `acceptTerms` stay here, the version of the terms goes with it. */
export function useRegister(): (values: RegisterValues) => Promise<unknown> {
  const { register } = useSessionActions();
  const { language } = useLanguage();
  return async ({ name, email, password, role }) => {
    try {
      const user = await register({ name, email, password, role, language, termsVersion: TERMS_VERSION });
      showToast({
        tone: 'success',
        title: { key: 'auth:toast.register' },
        description: { key: 'auth:toast.welcome', values: { name: user.name } },
      });
      return null;
    } catch (error) {
      showToast({
        tone: 'error',
        title: { key: 'auth:toast.registerFailed' },
        description: apiErrorMessage(error),
      });
      return error;
    }
  };
}
