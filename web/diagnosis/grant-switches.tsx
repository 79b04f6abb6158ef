import type { ToldPart } from '@attune/contract/diagnosis.ts'
import { useQuery } from '@tanstack/react-query'
import { Disclosure } from '../ui/disclosure.tsx'
import { Switch } from '../ui/switch.tsx'
import { hasDanger, sharingPreviewOf, useGrant } from './grants.ts'
import { ToldPreview } from './told-preview.tsx'

type GrantSwitchesProps = { userId: string; therapist: { _id: string; name: string } }

/** What one therapist may read, part by part, with the words they would read under each. */
export function GrantSwitches({ userId, therapist }: GrantSwitchesProps) {
  const { grant, known, chosen, change } = useGrant(userId, therapist)
  const { data: preview } = useQuery(sharingPreviewOf(userId))
  const { summary, journals } = preview ?? { summary: null, journals: null }
  return (
    <div className="grid gap-1">
      <Switch
        label="Screening summary"
        hint="What software made of your answers: what you go through, what you hope for, how you would like to meet."
        checked={grant.summary}
        disabled={!known}
        onChange={(on) => change({ summary: on, danger: false })}
      />
      {grant.summary && (!summary || hasDanger(summary) || grant.danger) && (
        <Switch
          label="What you answered about distressing thoughts and danger"
          hint="A part of the summary that you can keep to yourself."
          checked={grant.danger}
          onChange={(danger) => change({ danger })}
        />
      )}
      {summary && <WouldRead what="your answers" part={summary} folded={chosen} />}
      <Switch
        label="Journal themes"
        hint="What software made of your journal. Never the entries themselves."
        checked={grant.journals}
        disabled={!known}
        onChange={(on) => change({ journals: on })}
      />
      {journals && <WouldRead what="your journal" part={journals} folded={grant.journals} />}
    </div>
  )
}

type WouldReadProps = { what: string; part: ToldPart; folded: boolean }

/** Open while nothing was chosen: nobody shares what they have not seen. */
function WouldRead({ what, part, folded }: WouldReadProps) {
  const title = `What they would read of ${what}`
  if (folded)
    return (
      <Disclosure title={title} className="text-small">
        <ToldPreview part={part} />
      </Disclosure>
    )
  return (
    <div className="my-2 border-l-2 border-line pl-4 text-small">
      <p className="mb-2 text-muted">{title}, word for word:</p>
      <ToldPreview part={part} />
    </div>
  )
}
