'use client';

import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { type Answer, send } from './send.ts';
import { requestOf, type TryField, type TryProps } from './try-request.ts';
import '#openapi.css';

export const hydrate = 'interaction';

/** A form that sends a request from the reader's browser. Pages have its title only: without script it is of no use. */
export function OpenapiTry(props: TryProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <details className="openapi-try">
      <summary>{props.text.tryIt}</summary>
      {isReady && <TryForm {...props} />}
    </details>
  );
}

/** Sends to another host after the reader has agreed. */
function TryForm(props: TryProps) {
  const { servers, fields, ways, body, text } = props;
  const [server, setServer] = useState(servers[0] ?? '');
  const [way, setWay] = useState(0);
  const [values, setValues] = useState(() => fields.map(({ value }) => value));
  const [content, setContent] = useState(body?.text ?? '');
  const [allowed, setAllowed] = useState<readonly string[]>([]);
  const [answer, setAnswer] = useState<Answer | 'waiting'>();
  const host = hostOf(server);
  const isAllowed = host === '' || allowed.includes(host);
  const say = (words: string) => words.replace('{host}', host);
  const chooseServer = (index: number) => setServer(servers[index] ?? '');
  const allow = (given: boolean) =>
    setAllowed(given ? [...allowed, host] : allowed.filter((one) => one !== host));

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setAnswer('waiting');
    setAnswer(await send(requestOf(props, { server, values, way, body: content })));
  }

  return (
    <>
      <form onSubmit={(event) => void submit(event)}>
        <Choice label={text.server} of={servers} chosen={servers.indexOf(server)} onChoose={chooseServer} />
        <Choice label={text.authorization} of={ways} chosen={way} onChoose={setWay} />
        {fields.map(
          (field, index) =>
            (field.way ?? way) === way && (
              <TryInput
                key={`${field.way} ${field.place} ${field.name}`}
                field={field}
                value={values[index] ?? ''}
                onChange={(value) => setValues(values.with(index, value))}
              />
            ),
        )}
        {body && <Body type={body.type} label={text.body} value={content} onChange={setContent} />}
        {host !== '' && (
          <Consent label={say(text.allow)} hint={say(text.allowHint)} given={isAllowed} onChange={allow} />
        )}
        <button
          className="button"
          data-theme="brand"
          type="submit"
          disabled={!isAllowed || answer === 'waiting'}
        >
          {text.send}
        </button>
      </form>
      <div aria-live="polite" className="openapi-answer">
        {answer === 'waiting' && text.sending}
        {typeof answer === 'object' && (
          <Shown answer={answer} failed={say(text.failed)} tooLong={text.tooLong} />
        )}
      </div>
    </>
  );
}

/** The host of a server; empty for the site's own. Relative URLs are the site's. */
const hostOf = (server: string) => {
  if (!URL.canParse(server)) return '';
  const { host } = new URL(server);
  return typeof location !== 'undefined' && location.host === host ? '' : host;
};

interface ChoiceProps {
  label: string;
  of: readonly string[];
  /** Index of the one that is chosen. */
  chosen: number;
  onChoose(index: number): void;
}

/** Nothing where there is no choice. */
function Choice({ label, of, chosen, onChoose }: ChoiceProps) {
  if (of.length < 2) return null;
  return (
    <label>
      <span>{label}</span>
      <select value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
        {of.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface BodyProps {
  type: string;
  label: string;
  value: string;
  onChange(value: string): void;
}

function Body({ type, label, value, onChange }: BodyProps) {
  return (
    <label>
      <span>
        {label} <code>{type}</code>
      </span>
      <textarea rows={8} spellCheck={false} value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

interface ConsentProps {
  label: string;
  hint: string;
  given: boolean;
  onChange(given: boolean): void;
}

function Consent({ label, hint, given, onChange }: ConsentProps) {
  const id = useId();
  return (
    <p className="openapi-consent">
      <label>
        <input
          type="checkbox"
          checked={given}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <small id={id}>{hint}</small>
    </p>
  );
}

function TryInput({
  field,
  value,
  onChange,
}: {
  field: TryField;
  value: string;
  onChange(value: string): void;
}) {
  const { label, place, isRequired, isSecret, values } = field;
  const id = useId();
  return (
    <label htmlFor={id}>
      <span>
        <code>{label}</code>
        {place === 'path' || place === 'query' || place === 'header' ? <small>{place}</small> : null}
      </span>
      {values ? (
        <select id={id} required={isRequired} value={value} onChange={({ target }) => onChange(target.value)}>
          {!isRequired && <option value="" />}
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type={isSecret ? 'password' : 'text'}
          autoComplete="off"
          spellCheck={false}
          required={isRequired}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </label>
  );
}

function Shown({ answer, failed, tooLong }: { answer: Answer; failed: string; tooLong: string }) {
  if ('error' in answer) return <p data-failed>{failed}</p>;
  return (
    <>
      <p>
        <strong data-failed={!answer.isOk || undefined}>{answer.status}</strong> <small>{answer.facts}</small>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <pre tabIndex={0}>{answer.text}</pre>
      {answer.isCut && <p>{tooLong}</p>}
    </>
  );
}
