const keysOf: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['j', 'k'], 'next and previous patient'],
  [['↓', '↑'], 'the same, within the list'],
  [['Enter'], 'open the conversation'],
  [['r'], 'reply'],
  [['d'], 'done until they write again, or back'],
  [['s'], 'snooze until another day'],
  [['u'], 'undo that, for ten seconds'],
  [['Esc'], 'back to the list'],
  [['/'], 'search'],
  [['?'], 'this list'],
]

/** The keys of the inbox, listed. */
export const Shortcuts = () => (
  <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-small">
    {keysOf.map(([keys, does]) => (
      <div key={does} className="contents">
        <dt className="flex gap-1.5">
          {keys.map((key) => (
            <kbd key={key} className="key">
              {key}
            </kbd>
          ))}
        </dt>
        <dd className="text-muted">{does}</dd>
      </div>
    ))}
  </dl>
)
