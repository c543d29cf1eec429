import { withoutDirectionMarks } from '@app/contract/rules/direction-marks.ts'
import { isolateNames } from '@app/contract/rules/right-to-left.ts'

/** A sentence with names in it, which can't turn it around: neither by their script nor by marks that they bring along. */
export const sentence = (text: string) => isolateNames(withoutDirectionMarks(text))
