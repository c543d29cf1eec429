import type { ColumnChoices } from '../columns/column-map.ts'
import type { ColumnSample } from '../columns/column-sample.ts'
import * as generic from '../columns/recognize-columns.ts'
import * as guessing from '../columns/guess-field.ts'
import { noChoices } from '../columns/column-map.ts'
import { facilityImport } from '../kinds/facility-import.ts'

/** Of files of facilities. */
export const recognizeColumns = (
  names: readonly string[],
  choices: Pick<ColumnChoices, 'map' | 'constants'> = noChoices,
  sample?: ColumnSample,
) => generic.recognizeColumns(facilityImport, names, choices, sample)

export const guessField = (column: string, values: readonly string[]) =>
  guessing.guessField(facilityImport.headers, column, values)
