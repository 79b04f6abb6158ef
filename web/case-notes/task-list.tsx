import { type CaseTask, taskLimit, tasksLimit } from '@attune/contract/case-notes.ts'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../lib/draft.ts'
import { sentence } from '../lib/failures.ts'
import { useLatest } from '../lib/use-latest.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type Pair, useTasks } from './queries.ts'

/** What the therapist means to do. */
export function TaskList({ pair, tasks }: { pair: Pair; tasks: readonly CaseTask[] }) {
  const { add, adding, tick, drop } = useTasks(pair)
  const { text, setText, submit, error } = useNewTask(pair, add, adding)
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3>Tasks</h3>
      {tasks.length > 0 && (
        <ul className="grid">
          {tasks.map((task) => (
            <li key={task._id} className="flex items-center gap-2">
              <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
                <input
                  type="checkbox"
                  checked={task.done}
                  onChange={({ target }) => tick(task._id, target.checked)}
                />
                <span
                  className={`[overflow-wrap:anywhere] ${task.done ? 'text-muted line-through' : ''}`}
                >
                  {task.text}
                </span>
              </label>
              <IconButton label={`Delete: ${task.text}`} onClick={() => drop(task._id)}>
                <Trash2 size={18} strokeWidth={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {tasks.length < tasksLimit && (
        <form noValidate onSubmit={submit} className="flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <TextField
              label="New task"
              value={text}
              onChange={({ target }) => setText(target.value)}
              {...(error && { error })}
            />
          </div>
          <Button type="submit" kind="soft" busy={adding.isPending}>
            Add
          </Button>
        </form>
      )}
    </section>
  )
}

/** What is typed, kept in this browser until it is added. */
function useNewTask(
  pair: Pair,
  add: ReturnType<typeof useTasks>['add'],
  adding: ReturnType<typeof useTasks>['adding'],
) {
  const [text, setText, clear] = useDraft(pair.id, `task:${pair.userId}`, '')
  const latest = useLatest(text)
  const [problem, setProblem] = useState<string | null>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    const words = text.trim()
    if (adding.isPending || !words) return
    if (words.length > taskLimit) return setProblem(`A task has ${taskLimit} characters at most.`)
    setProblem(null)
    add(words, () => {
      // What was typed meanwhile is the next one.
      if (latest.current.trim() !== words) return
      setText('')
      clear()
    })
  }
  const error =
    problem ?? (adding.error && sentence(adding.error, 'Could not be kept. Please try again.'))
  return { text, setText, submit, error }
}
