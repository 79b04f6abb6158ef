import type { HelpLine } from '@attune/contract/risk.ts'
import { buttonClass } from '../ui/button.tsx'
import { newTab, telLink, textLink } from './contact-links.ts'

let names: Intl.DisplayNames | undefined

export function LineCard({ line }: { line: HelpLine }) {
  const { name, type, phone, text, chat, url, hours, emergency } = line
  const small = buttonClass({ kind: 'ghost', size: 'small' })
  const sms = text ? textLink(text) : null
  return (
    <article
      className={`card ${line.primary ? 'border-transparent bg-pine-soft shadow-none' : ''}`}
    >
      <p className="text-small text-muted">{type}</p>
      <h2 className="mt-1">{name}</h2>
      {phone && (
        <p className="mt-3 font-serif text-display sm:text-large leading-none font-medium tracking-[-0.02em] lining-nums">
          {phone}
        </p>
      )}
      <p className="mt-3 text-small">{details(line)}</p>
      {text && !sms && <p className="mt-1 text-small">{text}</p>}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {phone && (
          <a href={telLink(phone)} className={buttonClass({ size: 'small' })}>
            Call {phone}
          </a>
        )}
        {sms && (
          <a href={sms} className={small}>
            {text}
          </a>
        )}
        {chat && (
          <a href={chat} {...newTab} className={small}>
            Chat online
          </a>
        )}
        {url && (
          <a
            href={url}
            {...newTab}
            className={buttonClass({ kind: 'plain', size: 'small' })}
            aria-label={`Website of ${name}`}
          >
            Website
          </a>
        )}
      </div>
      <p className="mt-3 text-small text-muted">
        In immediate danger: {emergency ? `call ${emergency}` : 'call your local emergency number'}.
        {!hours && ' Opening hours were not confirmed.'}
      </p>
    </article>
  )
}

function details({ hours, cost, audience, languages }: HelpLine): string {
  const open = hours === '24/7' ? 'Day and night' : hours
  const who = audience && `For ${audience}`
  return [open, cost, who, languages.map(languageName).join(', ')].filter(Boolean).join(' · ')
}

const languageName = (code: string) =>
  /^[a-z]{2}$/.test(code) ? (languageNames().of(code) ?? code) : code

/** Made when the first is needed, as `dateFormat` is. */
function languageNames(): Intl.DisplayNames {
  names ??= new Intl.DisplayNames('en', { type: 'language' })
  return names
}
