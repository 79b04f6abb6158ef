import './risk.css'
import { paths } from '@attune/contract/paths.ts'
import type { HelpLine } from '@attune/contract/risk.ts'
import { describeLine, firstNumber, newTab, telLink, textLink } from '../help/contact-links.ts'
import { buttonClass } from '../ui/button.tsx'

type LineProps = { line: HelpLine | undefined }

/** Where there may be no time: the emergency number before everything else. */
export function Emergency({ line }: LineProps) {
  const number = line?.emergency ? firstNumber(line.emergency) : null
  if (!line || !number)
    return (
      <p className="font-medium">
        If you might act on this now, call your local emergency number or go to the nearest
        emergency room.
      </p>
    )
  return (
    <>
      <LargeNumber number={line.emergency ?? number}>
        Emergency number, {line.countryName}. If you might act on this now, call, or go to the
        nearest emergency room.
      </LargeNumber>
      <div>
        <a href={telLink(number)} className={buttonClass({ size: 'small' })}>
          Call {number}
        </a>
      </div>
    </>
  )
}

type MainLineProps = LineProps & {
  /** Where the line itself takes no text messages, another that does. */
  byText: HelpLine | undefined
  second: boolean
  children: React.ReactNode
}

/** The line of the person's country; where none is known, the way to find one. */
export function MainLine({ line, byText, second, children }: MainLineProps) {
  if (!line)
    return (
      <div className="flex flex-wrap gap-2.5">
        <a
          href={paths.help}
          target="_blank"
          rel="noopener"
          className={buttonClass({ size: 'small' })}
        >
          Find a help line
        </a>
        {children}
      </div>
    )
  const { phone, text } = line
  return (
    <>
      {phone ? (
        <LargeNumber number={phone}>{describeLine(line)}</LargeNumber>
      ) : (
        <p className="text-small leading-snug">{describeLine(line)}</p>
      )}
      {text && !textLink(text) && <p className="text-small">{text}</p>}
      <div className="flex flex-wrap gap-2.5">
        <ContactButtons line={line} byText={byText} second={second} />
        {children}
      </div>
    </>
  )
}

/** Call, text and chat, as far as the line has them. */
function ContactButtons({
  line,
  byText,
  second,
}: { line: HelpLine } & Omit<MainLineProps, 'children'>) {
  const { name, phone, text, chat, url } = line
  const sms = text ? textLink(text) : null
  const other = !sms && byText?.text ? textLink(byText.text) : null
  const ghost = `${buttonClass({ kind: 'ghost', size: 'small' })} help-ghost`
  const first = second ? ghost : buttonClass({ size: 'small' })
  return (
    <>
      {phone && (
        <a href={telLink(phone)} className={first}>
          Call {phone}
        </a>
      )}
      {sms && (
        <a href={sms} className={ghost} title={text ?? undefined}>
          Text
        </a>
      )}
      {other && (
        <a href={other} className={ghost} title={byText?.text ?? undefined}>
          Text {byText?.name}
        </a>
      )}
      {chat && (
        <a href={chat} {...newTab} className={ghost}>
          Chat
        </a>
      )}
      {!phone && !sms && !chat && url && (
        <a href={url} {...newTab} className={first}>
          Open {name}
        </a>
      )}
    </>
  )
}

type LargeNumberProps = { number: string; children: React.ReactNode }

/** A short number stands beside its words, a long one above them. */
const LargeNumber = ({ number, children }: LargeNumberProps) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 leading-snug">
    <b className="font-serif text-display sm:text-large leading-none font-[480] tracking-[-0.02em] lining-nums">
      {number}
    </b>
    <span className="min-w-[11rem] flex-1 text-small">{children}</span>
  </p>
)
