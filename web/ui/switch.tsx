type SwitchProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: string
  disabled?: boolean
  labelHidden?: boolean
}

/** On or off, at once. */
export function Switch({ label, checked, onChange, hint, disabled, labelHidden }: SwitchProps) {
  return (
    <span className="flex min-h-11 items-center gap-4">
      <span className={labelHidden ? 'sr-only' : 'min-w-0 flex-1 leading-snug'}>
        <span className="font-medium">{label}</span>
        {hint && <span className="block text-small text-muted">{hint}</span>}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        disabled={disabled}
        className="switch"
        onClick={() => onChange(!checked)}
      />
    </span>
  )
}
