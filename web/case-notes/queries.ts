import { type CaseFile, type CaseNote, caseNotes } from '@attune/contract/case-notes.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { call } from '../lib/call.ts'
import { isCode, sentence } from '../lib/failures.ts'
import { newId } from '../lib/new-id.ts'
import { caseFileKey } from '../live/queries.ts'

/** A therapist and one of their patients. */
export type Pair = { id: string; userId: string }

export const caseFileOf = ({ id, userId }: Pair) =>
  queryOptions({
    queryKey: caseFileKey(id, userId),
    queryFn: ({ signal }) => call(caseNotes.read, { params: { id, userId }, signal }),
    staleTime: 0,
  })

export function useSaveNote(pair: Pair) {
  const client = useQueryClient()
  const { queryKey } = caseFileOf(pair)
  return useMutation({
    mutationFn: (body: Pick<CaseNote, 'text' | 'version'>) =>
      call(caseNotes.save, { params: pair, body }),
    onSuccess: (note) =>
      client.setQueryData(queryKey, (file) =>
        file && file.note.version < note.version ? { ...file, note } : file,
      ),
    // What stands there instead is shown beside one's own words.
    onError: (error) => {
      if (isCode(error, 'taken')) void client.invalidateQueries({ queryKey })
    },
  })
}

export function useTasks(pair: Pair) {
  const client = useQueryClient()
  const { queryKey } = caseFileOf(pair)
  const change = (step: (file: CaseFile) => CaseFile) =>
    client.setQueryData(queryKey, (file) => file && step(file))
  const onError = (error: unknown) => {
    toast.error(sentence(error, 'That could not be changed. Please try again.'))
    void client.invalidateQueries({ queryKey })
  }
  const adding = useMutation({
    mutationFn: (body: { _id: string; text: string }) =>
      call(caseNotes.addTask, { params: pair, body }),
    onSuccess: (task) =>
      change((file) => ({
        ...file,
        tasks: [...file.tasks.filter(({ _id }) => _id !== task._id), task],
      })),
  })
  const ticking = useMutation({
    mutationFn: ({ taskId, done }: { taskId: string; done: boolean }) =>
      call(caseNotes.tickTask, { params: { ...pair, taskId }, body: { done } }),
    onMutate: async ({ taskId, done }) => {
      // What was asked for before would come back with the box as it was.
      await client.cancelQueries({ queryKey })
      change((file) => ({
        ...file,
        tasks: file.tasks.map((task) => (task._id === taskId ? { ...task, done } : task)),
      }))
    },
    onError,
  })
  const dropping = useMutation({
    mutationFn: (taskId: string) => call(caseNotes.dropTask, { params: { ...pair, taskId } }),
    onSuccess: (_, taskId) =>
      change((file) => ({ ...file, tasks: file.tasks.filter(({ _id }) => _id !== taskId) })),
    onError,
  })
  return {
    add: (text: string, onAdded: () => void) =>
      adding.mutate({ _id: newId(), text }, { onSuccess: onAdded }),
    adding,
    tick: (taskId: string, done: boolean) => ticking.mutate({ taskId, done }),
    drop: (taskId: string) => dropping.mutate(taskId),
  }
}
