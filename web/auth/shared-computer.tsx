type SharedComputerProps = { isShared: boolean; onChange: (isShared: boolean) => void }

export const SharedComputer = ({ isShared, onChange }: SharedComputerProps) => (
  <label className="flex min-h-11 items-start gap-3 py-2">
    <input
      type="checkbox"
      className="mt-1"
      checked={isShared}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>
      This is a shared computer
      <span className="block text-small text-muted">
        You are then signed out 15 minutes after you last did something, and when the browser is
        closed.
      </span>
    </span>
  </label>
)
