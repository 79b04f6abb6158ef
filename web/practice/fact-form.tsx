import type { PracticeFactsPatch } from '@attune/contract/practice-facts.ts'
import { useDraft } from '../lib/draft.ts'
import { usePerson } from '../lib/session.ts'
import { PartForm, type PartFormProps } from '../ui/part-form.tsx'
import { useSetPracticeFacts } from './queries.ts'

/** What is typed in one part of the form: kept on this device until it is saved. */
export function useFactEdit<T extends object>(part: string, saved: T) {
  const { id } = usePerson()
  const [draft, set, clear] = useDraft<T>(id, `practice-${part}`, saved)
  return { edit: draft, change: (patch: Partial<T>) => set({ ...draft, ...patch }), clear }
}

/** One part of the practice. */
export const FactForm = (props: Omit<PartFormProps<PracticeFactsPatch>, 'save'>) => (
  <PartForm {...props} save={useSetPracticeFacts()} />
)
