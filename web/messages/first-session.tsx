import { useDraft } from '../lib/draft.ts'
import { keptWhere } from '../lib/local-storage.ts'
import { usePerson } from '../lib/session.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { TitledCard } from '../ui/titled-card.tsx'

/** What a first session is like, and what to have thought of before it. */
export const FirstSession = () => (
  <TitledCard
    title="Your first session"
    titleId="first-session"
    lead="A first session is for getting to know each other. Nothing is decided by it."
  >
    <div className="mt-3 grid">
      <Disclosure title="What to expect">
        <ul className="grid max-w-[62ch] list-disc gap-2 pt-1 pb-3 pl-5 marker:text-muted">
          {expectations.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure title="To think of before">
        <Checklist />
      </Disclosure>
    </div>
  </TitledCard>
)

function Checklist() {
  const { id } = usePerson()
  const [done, setDone, clear] = useDraft<readonly string[]>(id, 'first-session', [])
  function set(key: string, isDone: boolean) {
    const left = done.filter((one) => one !== key)
    setDone(isDone ? [...left, key] : left)
    if (!isDone && left.length === 0) clear()
  }
  return (
    <>
      <ul aria-label="To think of before" className="grid max-w-[62ch] gap-1 pt-1">
        {steps.map(([key, text]) => (
          <li key={key}>
            <label className="flex min-h-11 items-start gap-3 py-2 leading-snug">
              <input
                type="checkbox"
                checked={done.includes(key)}
                onChange={({ target }) => set(key, target.checked)}
                className="mt-0.5"
              />
              <span className={done.includes(key) ? 'text-muted' : ''}>{text}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="pt-2 pb-3 text-small text-muted">
        What you tick stays {keptWhere()} until you sign out.
      </p>
    </>
  )
}

const expectations = [
  'Most first sessions last 45 to 60 minutes. The therapist asks what brings you, how you live and what you hope for.',
  'You decide what you tell and when. “I would rather not talk about that yet” is a full answer.',
  'You can ask anything: how they work, what they have seen help, what it costs, how often you would meet.',
  'They explain what stays between you, and the few cases in which their profession has to act.',
  'It is normal to be nervous, to cry, or to be tired afterwards. It is also normal to feel little.',
  'If it does not feel right, you can say so or look for somebody else. Many people talk to more than one therapist first.',
]

const steps = [
  ['when-and-where', 'We agreed on the day, the time and the place, or how we meet online.'],
  ['cost', 'I know what it costs, who pays, and until when I can cancel.'],
  ['room', 'I have a room where nobody listens, and half an hour of quiet afterwards.'],
  ['why-now', 'I have a sentence for what brings me, and why now.'],
  ['hope', 'I know one thing I would like to be different.'],
  ['questions', 'I have written down two or three questions of my own.'],
  ['medicine', 'I have noted what I take, and whom I have seen about this before.'],
  ['share', 'I have decided what, if anything, of my summary they may read.'],
  ['help', 'I know whom to call if it gets worse before then.'],
] as const
