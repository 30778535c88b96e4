import type { LockFormProps } from 'bifolio';
import { Lock } from 'bifolio/client';
import { useId } from 'react';
import { useTheme } from '../../hooks/use-theme.ts';
import { Icon } from '../icon/Icon.tsx';
import { plainHint } from './plain-hint.ts';

/** What says what the password opens. */
const PROMPTS = { site: 'encryptGlobalText', page: 'encryptPageText', part: 'encryptPartText' } as const;

/** Asks for the password of a site, a page or a part of one. The browser's side is the element `<bi-lock>`. */
export function LockForm({ lock, hint }: LockFormProps) {
  const { text } = useTheme();
  const id = useId();
  return (
    <Lock lock={lock} className="lock" wrong={text.encryptWrongText} opened={text.encryptOpenedText}>
      <Icon name="lock" />
      <form className="lock-form" aria-labelledby={`${id}t`}>
        <p id={`${id}t`} className="lock-prompt">
          {text[PROMPTS[lock.scope]]}
        </p>
        {hint && (
          <p id={`${id}h`} className="lock-hint">
            {plainHint(hint)}
          </p>
        )}
        {/* It stays in sight when something has been typed. */}
        <label htmlFor={`${id}i`}>{text.encryptPlaceholder}</label>
        <div className="lock-line">
          <input
            id={`${id}i`}
            type="password"
            autoComplete="current-password"
            placeholder={text.encryptPlaceholder}
            aria-describedby={hint ? `${id}h ${id}s` : `${id}s`}
          />
          {/* Until the script is there, Enter would load the page again. */}
          <button type="submit" className="button" data-theme="brand" disabled>
            {text.encryptButtonText}
          </button>
        </div>
        <p id={`${id}s`} className="lock-status" role="status" />
      </form>
      <noscript>
        <p className="lock-lacks">{text.encryptScriptText}</p>
      </noscript>
      <p className="lock-lacks" data-lacks="cryptography" hidden>
        {text.encryptSecureText}
      </p>
      <p className="lock-lacks" data-lacks="storage" hidden>
        {text.encryptStorageText}
      </p>
      <p className="lock-lacks lock-failed" data-lacks="content" role="alert" hidden>
        {text.encryptFailedText}{' '}
        <button type="button" className="button" data-lock-retry="">
          {text.encryptRetryText}
        </button>
      </p>
    </Lock>
  );
}
