import type { ToldPart } from '@attune/contract/diagnosis.ts'
import { hasDanger, sentencesOf } from './grants.ts'

type Sentences = ToldPart['diagnosis']

/** What a therapist would read, in the words they would read; what speaks of danger stands apart. */
export function ToldPreview({ part }: { part: ToldPart }) {
  const rest = (list: Sentences) => list.filter(({ danger }) => !danger)
  const dangers = sentencesOf(part).filter(({ danger }) => danger)
  return (
    <div className="grid gap-4">
      <List title="From your answers" list={rest(part.diagnosis)} />
      <List title="Emotions" list={rest(part.emotions)} />
      <List title="Who often helps with this" list={rest(part.therapist_specialties)} />
      {hasDanger(part) && (
        <div className="rounded-xl border border-line-strong p-3.5">
          <List title="About distressing thoughts and danger" list={dangers} />
        </div>
      )}
    </div>
  )
}

const List = ({ title, list }: { title: string; list: Sentences }) =>
  list.length > 0 && (
    <div>
      <p className="font-sans text-small font-semibold">{title}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5 leading-normal">
        {list.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
