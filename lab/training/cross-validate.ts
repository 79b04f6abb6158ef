import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { deserialize, serialize } from 'node:v8'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { examplesWithout, folds } from './examples.ts'
import { emotionLines } from './labelled-lines.ts'
import { learn, type Scores, scoresOf } from './learn.ts'
import { type Data, readData } from './read-data.ts'

/** What models that never saw a text make of it; each list in the order of its set. */
export type HeldOut = {
  comments: Scores[]
  /** Our own lines of emotions. */
  lines: Scores[]
  questions: Scores[]
  stressors: Scores[]
}

/** Learns once a fold, on as many cores as there are; `kept`, if given, is read or else written. */
export async function crossValidate(folder: string, data: Data, kept?: string): Promise<HeldOut> {
  if (kept && existsSync(kept)) return deserialize(readFileSync(kept))
  const heldOut = await inThreads(folder, data)
  if (kept) writeFileSync(kept, serialize(heldOut))
  return heldOut
}

async function inThreads(folder: string, data: Data): Promise<HeldOut> {
  const byFold: HeldOut[] = []
  const waiting = Array.from({ length: folds }, (_, fold) => fold)
  const work = async () => {
    for (let fold = waiting.shift(); fold !== undefined; fold = waiting.shift())
      byFold[fold] = await inThread(folder, fold)
  }
  await Promise.all(Array.from({ length: Math.min(folds, availableParallelism()) }, work))
  const foldOfQuestion = data.questions.map(({ fold }) => fold)
  const foldOfStressor = data.stressors.map(({ fold }) => fold)
  return {
    comments: dealt(
      byFold.map(({ comments }) => comments),
      data.train.map(foldByPlace),
    ),
    lines: dealt(
      byFold.map(({ lines }) => lines),
      emotionLines().map(foldByPlace),
    ),
    questions: dealt(
      byFold.map(({ questions }) => questions),
      foldOfQuestion,
    ),
    stressors: dealt(
      byFold.map(({ stressors }) => stressors),
      foldOfStressor,
    ),
  }
}

/** Of comments and lines, which carry no fold of their own. */
const foldByPlace = (_: unknown, place: number) => place % folds

/** What the folds hold, back in the order of the whole set. */
function dealt(byFold: readonly (readonly Scores[])[], foldOf: readonly number[]): Scores[] {
  const next = byFold.map((scores) => scores.values())
  return foldOf.map((fold) => next[fold]!.next().value!)
}

function inThread(folder: string, fold: number): Promise<HeldOut> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { folder, fold } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function foldScores(folder: string, fold: number): HeldOut {
  const data = readData(folder)
  const learnt = learn(examplesWithout(data, fold), 3)
  const score = (text: string) => scoresOf(learnt, text)
  const isHeld = (one: unknown, place: number) => foldByPlace(one, place) === fold
  const isOfFold = (one: { fold: number }) => one.fold === fold
  return {
    comments: data.train.filter(isHeld).map(({ text }) => score(text)),
    lines: emotionLines()
      .filter(isHeld)
      .map(({ text }) => score(text)),
    questions: data.questions.filter(isOfFold).map((one) => score(wholeQuestion(one))),
    stressors: data.stressors.filter(isOfFold).map(({ text }) => score(text)),
  }
}

export const wholeQuestion = ({ title, text }: { title: string; text: string }) =>
  `${title}\n${text}`

if (!isMainThread) parentPort?.postMessage(foldScores(workerData.folder, workerData.fold))
