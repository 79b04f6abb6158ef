import './risk.css'
import type { HelpLine } from '@attune/contract/risk.ts'
import { dial, firstNumber, inWords, outside, textLink } from '../help/reach.ts'
import { paths } from '../paths.ts'
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
      <Large number={line.emergency ?? number}>
        Emergency number, {line.countryName}. If you might act on this now, call, or go to the
        nearest emergency room.
      </Large>
      <div>
        <a href={dial(number)} className={buttonClass({ size: 'small' })}>
          Call {number}
        </a>
      </div>
    </>
  )
}

type MainLineProps = LineProps & { second: boolean; children: React.ReactNode }

/** The line of the person's country; where none is known, the way to find one. */
export function MainLine({ line, second, children }: MainLineProps) {
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
  const { name, phone, text, chat, url } = line
  const sms = text ? textLink(text) : null
  const call = buttonClass({ kind: second ? 'ghost' : 'primary', size: 'small' })
  const ghost = `${buttonClass({ kind: 'ghost', size: 'small' })} help-ghost`
  return (
    <>
      {phone ? (
        <Large number={phone}>{inWords(line)}</Large>
      ) : (
        <p className="text-[0.93rem] leading-snug">{inWords(line)}</p>
      )}
      {text && !sms && <p className="text-[0.93rem]">{text}</p>}
      <div className="flex flex-wrap gap-2.5">
        {phone && (
          <a href={dial(phone)} className={`${call} ${second ? 'help-ghost' : ''}`}>
            Call {phone}
          </a>
        )}
        {sms && (
          <a href={sms} className={ghost} aria-label={text ?? 'Text'}>
            Text
          </a>
        )}
        {chat && (
          <a href={chat} {...outside} className={ghost}>
            Chat
          </a>
        )}
        {!phone && !sms && !chat && url && (
          <a href={url} {...outside} className={call}>
            Open {name}
          </a>
        )}
        {children}
      </div>
    </>
  )
}

type LargeProps = { number: string; children: React.ReactNode }

/** A short number stands beside its words, a long one above them. */
const Large = ({ number, children }: LargeProps) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 leading-snug">
    <b className="font-serif text-[2.2rem] leading-none font-[480] tracking-[-0.02em] lining-nums">
      {number}
    </b>
    <span className="min-w-[11rem] flex-1 text-[0.86rem]">{children}</span>
  </p>
)
