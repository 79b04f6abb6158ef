import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTextModels, type TextModelSettings } from '@attune/engine/text/text-models.ts'
import { readWeights } from '@attune/engine/text/weights.ts'
import { crossValidate } from './cross-validate.ts'
import { measureQuestions, measureStressors } from './measure-concerns.ts'
import { measureCost } from './measure-cost.ts'
import { measureCurve } from './measure-curve.ts'
import { measureDanger } from './measure-danger.ts'
import { measureComments, measureDiary } from './measure-emotions.ts'
import { shown } from './metrics.ts'
import { named, readData } from './read-data.ts'
import { tableOf } from './report.ts'

/** Every figure of the engine as Markdown, for docs/engine-report.md. */
const { folder, kept } = named(process.argv)
const file = readFileSync(join(import.meta.dirname, '../../engine/text/weights.bin'))
const cost = measureCost(file)
const textModels = openTextModels(file)
const { settings } = readWeights<TextModelSettings>(file)
const data = readData(folder)
const heldOut = await crossValidate(folder, data, kept)

console.log(`# The engine in figures

Version ${textModels.version}, weights of ${file.length} bytes. Made by \`npm run eval:engine -- --data <folder>\`;
how the figures are taken is told in [engine.md](engine.md). Intervals are of 95 %, by bootstrap.

## Emotions

The shipped weights on comments nobody trained on; thresholds from the training folds.

${tableOf(measureComments(data, textModels, settings.emotions))}

## Transfer to a diary

280 first-person lines written for this purpose before any training line was, never trained on;
the likeliest label counts. The raw model is the linear one, learnt from comments alone.

${tableOf(measureDiary(data, textModels))}

## Concerns and stress

Models learnt without the fold they are measured on.

${tableOf([...measureQuestions(data, heldOut), ...measureStressors(data, heldOut)])}

## Danger

The score weighs the model with what the explicit rules find; people never cross folds, and each
threshold is set on the other folds.

${tableOf(measureDanger(data))}

## Cost

| figure | ours | goal |
|---|---|---|
${cost.map(({ figure, ours, goal }) => `| ${figure} | ${ours} | ${goal} |`).join('\n')}

## What more texts would give

The 28 emotions, learnt from part of the comments: the mean of the two readers, before the labels
are softened and without the stack.

| comments | macro-F1 on GoEmotions dev [95 %] |
|---|---|
${measureCurve(data)
  .map(({ comments, f1 }) => `| ${comments} | ${shown(f1)} |`)
  .join('\n')}

Each doubling still gives three to five points, and there are no more comments in the set. Short of
another labelled set, what would give more is words known from other texts, that is, pretrained
weights, which are not used here.`)
