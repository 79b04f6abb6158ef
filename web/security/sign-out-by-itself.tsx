import { idleChoices } from '@attune/contract/security.ts'
import { useQuery } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { Select } from '../ui/text-field.tsx'
import { ownIdleEnd, useChooseIdle } from './queries.ts'

const names = new Map<number, string>([
  [15, 'After 15 minutes'],
  [60, 'After 1 hour'],
  [24 * 60, 'After 1 day'],
  [7 * 24 * 60, 'Off: only after 7 days'],
])

export function SignOutByItself() {
  const { data } = useQuery(ownIdleEnd)
  const choose = useChooseIdle()
  if (!data) return null
  const chosen = choose.isPending ? choose.variables : data.chosenMinutes
  return (
    <>
      <h3 className="mt-8">Signing out by itself</h3>
      <p className="mt-2 mb-3 max-w-[62ch] text-muted">
        If others can get at your phone or computer, you can be signed out when you have done
        nothing for a while. What you had not sent is there again when you sign in.
        {data.isShared && ' Here you said that the computer is shared: it stays at 15 minutes.'}
      </p>
      <div className="max-w-[340px]">
        <Select
          label="Sign me out"
          value={chosen}
          onChange={({ target }) => {
            const minutes = idleChoices.find((one) => String(one) === target.value)
            if (minutes)
              choose.mutate(minutes, {
                onSuccess: () => toast.success('Saved.'),
                onError: (error) => toast.error(sentence(error, 'Could not save it.')),
              })
          }}
        >
          {idleChoices.map((minutes) => (
            <option key={minutes} value={minutes}>
              {names.get(minutes)}
            </option>
          ))}
        </Select>
      </div>
    </>
  )
}
