import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { logistic } from '@attune/engine/text/logistic.ts'
import { TEXT_MODELS_VERSION } from '@attune/engine/version.ts'
import { buildWeightsFile } from './build-weights-file.ts'
import { calibrateLabels } from './calibrate.ts'
import { crossValidate } from './cross-validate.ts'
import { type Example, examplesWithout } from './examples.ts'
import { learn } from './learn.ts'
import { dangerTexts, fitDanger, fitScore, heldOutDanger, learnDanger } from './learn-danger.ts'
import { learnStacking } from './learn-stacking.ts'
import { type Data, named, readData } from './read-data.ts'

const { folder, kept } = named(process.argv)
const data = readData(folder)
/** How much of a comment's label is what models that never saw it say of it. */
const softness = 0.45

const say = (line: string) => console.log(`${Math.round(performance.now() / 1000)} s  ${line}`)

say('four models, each without a quarter of the texts')
const heldOut = await crossValidate(folder, data, kept)
const examples = examplesWithout(data, -1)
say('the stacking model over them')
const stacked = learnStacking(examples, heldOut)
say('the model of all texts')
const learnt = learn(softened(examples, stacked.comments))
say('danger')
const danger = trainDanger(data)
const file = buildWeightsFile({ learnt, stacked, danger }, data, heldOut, TEXT_MODELS_VERSION)
writeFileSync(join(import.meta.dirname, '../../engine/text/weights.bin'), file)
say(`${file.length} bytes, ${brotliCompressSync(file).length} with brotli`)

/**
 * Comments are labelled by few people and never fully; what models that never saw a comment say of
 * it is mixed into its labels (self-distillation, Furlanello et al. 2018).
 */
function softened(examples: Example[], scores: readonly Float64Array[]): Example[] {
  const labels = examples.slice(0, scores.length).map(({ targets }) => targets)
  const { slope, offsets } = calibrateLabels(scores, labels, scores[0]!.length)
  return examples.map((one, i) => {
    const score = scores[i]
    if (!score) return one
    const targets = one.targets.map(
      (target, label) =>
        (1 - softness) * target + softness * logistic(slope * score[label]! + offsets[label]!),
    )
    return { ...one, targets }
  })
}

function trainDanger(all: Data) {
  const texts = dangerTexts(all)
  const heldOut = heldOutDanger(texts, texts)
  const settings = fitDanger(heldOut)
  return { wide: learnDanger(texts), settings, score: fitScore(settings, heldOut) }
}
