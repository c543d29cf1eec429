import { buildingNouns } from './building-nouns.ts'
import { groundNouns } from './ground-nouns.ts'
import type { Nouns } from './noun-entry.ts'

const families = { ...groundNouns, ...buildingNouns }

export type NounFamily = keyof typeof families

export const nounsOf = (family: NounFamily): Nouns => families[family]
