import { caseNotes } from '@attune/contract/case-notes.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { readNote, requireThread, saveNote } from './note-store.ts'
import { addTask, dropTask, listTasks, tickTask } from './task-store.ts'

type Needs = {
  /** To the other tabs of the therapist. */
  tellCaseload: (therapistId: string, patient: string) => void
}

export function caseNoteRoutes(app: App, { db, vault }: Context, { tellCaseload }: Needs) {
  route(app, caseNotes.read, async ({ params }) => {
    await requireThread(db, params)
    const note = await readNote(db, vault, params)
    return { note, tasks: await listTasks(db, vault, params) }
  })

  route(app, caseNotes.save, async ({ params, body }) => {
    const note = await saveNote(db, vault, params, body)
    tellCaseload(params.id, params.userId)
    return note
  })

  route(app, caseNotes.addTask, async ({ params, body }) => {
    const task = await addTask(db, vault, params, body)
    tellCaseload(params.id, params.userId)
    return task
  })

  route(app, caseNotes.tickTask, async ({ params, body }) => {
    await tickTask(db, params, params.taskId, body.done)
    tellCaseload(params.id, params.userId)
  })

  route(app, caseNotes.dropTask, async ({ params }) => {
    await dropTask(db, params, params.taskId)
    tellCaseload(params.id, params.userId)
  })
}
