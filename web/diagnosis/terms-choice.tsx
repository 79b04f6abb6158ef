import { Lasts, type Terms } from '@attune/contract/diagnosis.ts'
import { Purpose, purposes } from '@attune/contract/ledger.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Select } from '../ui/text-field.tsx'
import { fits, lengths } from './terms-form.tsx'

type TermsChoiceProps = { terms: Terms; onChange: (terms: Terms) => void }

/** The same beside a choice of one tap, folded: who says nothing shares until they take it back. */
export const TermsChoice = ({ terms, onChange }: TermsChoiceProps) => (
  <Disclosure
    title={`For how long: ${lengths[terms.lasts].replace(/^[FU]/, (first) => first.toLowerCase())}`}
    lineClassName="text-small"
  >
    <div className="grid gap-3 wide:grid-cols-2">
      <Select
        label="For how long"
        value={terms.lasts}
        onChange={({ target }) => onChange({ ...terms, lasts: Lasts.parse(target.value) })}
      >
        {Lasts.options.toReversed().map((one) => (
          <option key={one} value={one}>
            {lengths[one]}
          </option>
        ))}
      </Select>
      <Select
        label="What for"
        value={terms.purpose ?? ''}
        onChange={({ target }) =>
          onChange({ ...terms, purpose: Purpose.safeParse(target.value).data ?? null })
        }
      >
        <option value="">Without saying</option>
        {Purpose.options.map(
          (one) =>
            fits(one, 'summary') && (
              <option key={one} value={one}>
                {purposes[one]}
              </option>
            ),
        )}
      </Select>
    </div>
  </Disclosure>
)
