import type { SharingPreview } from '@attune/contract/diagnosis.ts'
import { useQuery } from '@tanstack/react-query'
import { useHelp } from '../help/queries.ts'
import { Button } from '../ui/button.tsx'
import { hasDanger, onlyDanger, sharingPreviewOf, withoutDanger } from './grants.ts'
import { type Items, useItems } from './items.ts'
import { MoodWeeks } from './mood-weeks.tsx'
import { SharedEntries } from './shared-entries.tsx'
import { SharedItemRow } from './shared-item-row.tsx'
import { ToldPreview } from './told-preview.tsx'

type SharedItemsProps = { userId: string; therapist: { _id: string; name: string } }

/** What one therapist may read, thing by thing, with the words they would read under each. */
export function SharedItems({ userId, therapist }: SharedItemsProps) {
  const items = useItems(userId, therapist._id)
  const preview = useQuery(sharingPreviewOf(userId))
  const help = useHelp()
  const trusted = help.help?.trustedPerson
  return (
    <div className="grid gap-1">
      {preview.isError && !preview.data && (
        <p className="note flex flex-wrap items-center justify-between gap-3 text-small">
          What they would read did not load, so nothing more can be shared yet.
          <Button kind="soft" size="small" onClick={() => void preview.refetch()}>
            Try again
          </Button>
        </p>
      )}
      <OfTheSummary items={items} preview={preview.data} />
      <SharedItemRow
        name={{ item: 'journals' }}
        title="Journal themes"
        hint="What software made of your journal. Never the entries themselves."
        items={items}
        would={preview.data?.journals && <ToldPreview part={preview.data.journals} />}
        {...(preview.data && { nothing: 'There is nothing of it yet.' })}
      />
      <SharedItemRow
        name={{ item: 'moods' }}
        title="Moods of the last 8 weeks"
        hint="How often you picked each mood, week by week. It goes on as you pick more."
        items={items}
        would={preview.data?.moods.length ? <MoodWeeks moods={preview.data.moods} /> : null}
        {...(preview.data && { nothing: 'You have picked none yet.' })}
      />
      <SharedEntries userId={userId} items={items} />
      <SharedItemRow
        name={{ item: 'trusted-person' }}
        title="Who you trust"
        hint="The name and number you noted, for when you speak of danger. Tell that person that you shared it."
        items={items}
        would={trusted && <p className="wrap-anywhere">{`${trusted.name}, ${trusted.phone}`}</p>}
        {...(help.known && {
          nothing: 'You have noted nobody yet. You can do so in your profile.',
        })}
      />
      {items.items.length > 0 && (
        <Button
          kind="ghost"
          size="small"
          className="mt-2 justify-self-start"
          aria-label={`Share nothing with ${therapist.name}`}
          busy={items.busy}
          onClick={items.takeAllBack}
        >
          Share nothing
        </Button>
      )}
    </div>
  )
}

type OfTheSummaryProps = { items: Items; preview: SharingPreview | undefined }

/** What speaks of danger is a choice of its own, and stands for nothing without the summary. */
function OfTheSummary({ items, preview }: OfTheSummaryProps) {
  const summary = preview?.summary
  const has = (item: 'summary' | 'danger') => items.items.some((one) => one.item === item)
  return (
    <>
      <SharedItemRow
        name={{ item: 'summary' }}
        title="Screening summary"
        hint="What software made of your answers: what you go through, what you hope for, how you would like to meet."
        items={items}
        would={summary && <ToldPreview part={withoutDanger(summary)} />}
        {...(preview && { nothing: 'There is none yet.' })}
      />
      {has('summary') && ((summary && hasDanger(summary)) || has('danger')) && (
        <SharedItemRow
          name={{ item: 'danger' }}
          title="What you answered about distressing thoughts and danger"
          hint="A part of the summary that you can keep to yourself."
          items={items}
          would={summary && hasDanger(summary) && <ToldPreview part={onlyDanger(summary)} />}
        />
      )}
    </>
  )
}
