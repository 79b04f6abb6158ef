import { yearsFilter } from '@attune/contract/years.ts'
import { Select } from '../ui/text-field.tsx'

type YearsSelectProps = {
  label: string
  labelHidden?: boolean
  className?: string
  /** 0: no filter. */
  minYears: number
  onChange: (minYears: number) => void
}

export function YearsSelect(props: YearsSelectProps) {
  const { label, labelHidden = false, className = '', minYears, onChange } = props
  return (
    <Select
      label={label}
      labelHidden={labelHidden}
      className={className}
      value={minYears}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      <option value={0}>Any years</option>
      {yearsFilter.map((years) => (
        <option key={years} value={years}>
          {years === 1 ? '1+ year' : `${years}+ years`}
        </option>
      ))}
    </Select>
  )
}
