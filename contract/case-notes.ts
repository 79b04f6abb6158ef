import { z } from 'zod'
import { endpoint, Id, Nothing, Timestamp, text, trimmedText } from './endpoint.ts'

export const noteLimit = 8_000
export const taskLimit = 300
/** A therapist keeps at most so many for one patient. */
export const tasksLimit = 50

/** What a therapist keeps for themselves on one patient; `version` 0 where nothing was ever kept. */
export const CaseNote = z.object({
  text: z.string(),
  version: z.int(),
  at: Timestamp.nullable(),
})
export type CaseNote = z.infer<typeof CaseNote>

export const CaseTask = z.object({ _id: Id, text: z.string(), done: z.boolean() })
export type CaseTask = z.infer<typeof CaseTask>

export const CaseFile = z.object({ note: CaseNote, tasks: z.array(CaseTask) })
export type CaseFile = z.infer<typeof CaseFile>

const patient = z.object({ id: Id, userId: Id })
const own = { allow: 'therapist', own: 'id' } as const

export const caseNotes = {
  read: endpoint({
    method: 'GET',
    url: '/therapists/:id/case-notes/:userId',
    config: own,
    schema: {
      summary: 'My private note on a patient and my tasks',
      params: patient,
      response: { 200: CaseFile },
    },
  }),
  save: endpoint({
    method: 'PUT',
    url: '/therapists/:id/case-notes/:userId',
    config: own,
    schema: {
      summary: 'Keep the note; refused as `taken` if another version stands there by now',
      params: patient,
      body: z.object({
        text: text(noteLimit),
        /** What the change began from. */
        version: z.int().min(0).max(2_147_483_646),
      }),
      response: { 200: CaseNote },
    },
  }),
  addTask: endpoint({
    method: 'POST',
    url: '/therapists/:id/case-notes/:userId/tasks',
    config: own,
    schema: {
      summary: 'Keep a task; the same id again keeps nothing new',
      params: patient,
      body: z.object({ _id: Id, text: trimmedText(taskLimit) }),
      response: { 201: CaseTask },
    },
  }),
  tickTask: endpoint({
    method: 'PUT',
    url: '/therapists/:id/case-notes/:userId/tasks/:taskId',
    config: own,
    schema: {
      summary: 'A task is done, or not yet',
      params: patient.extend({ taskId: Id }),
      body: z.object({ done: z.boolean() }),
      response: { 204: Nothing },
    },
  }),
  dropTask: endpoint({
    method: 'DELETE',
    url: '/therapists/:id/case-notes/:userId/tasks/:taskId',
    config: own,
    schema: {
      summary: 'Delete a task',
      params: patient.extend({ taskId: Id }),
      response: { 204: Nothing },
    },
  }),
}
