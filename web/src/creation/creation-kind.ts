import type { Api } from '@app/contract/api.ts'
import type { CallOptions } from '@app/contract/client.ts'
import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod'
import type { LineScoreItem } from '../components/display/line-score.tsx'
import type { ConfirmOptions } from '../components/overlays/confirm-queue.ts'
import type { Field } from '../kind/field.ts'
import type { KindFacts } from '../kind/registry.ts'
import type { CreationOutcome } from './creation-outcome.ts'
import type { ChildRow, CreationDraft, DraftForm } from './draft/creation-draft.ts'

/** Fields in their order; those in a list of their own are side by side. */
export type FieldRows = readonly (string | readonly string[])[]

/** The choices of each field, and of the names of each collection, from the contract's schemas. */
export type FieldOptions = Readonly<Record<string, readonly string[]>>

/** A part of a step: declared fields, the address with its pin, or a part of the kind's own. */
export type StepSection =
  | {
      title?: string
      hint?: string
      fields: FieldRows
      /** Whether it belongs to what was entered so far. Otherwise its fields are empty. */
      isOffered?(fields: CreationDraft['fields']): boolean
      isPlace?: never
      Part?: never
    }
  | { title: string; isPlace: true; fields?: never; isOffered?: never; Part?: never }
  | {
      Part: ComponentType<{ form: DraftForm }>
      children: readonly string[]
      fields?: never
      isOffered?: never
      isPlace?: never
    }

export interface CreationStep {
  title: string
  sections: readonly StepSection[]
}

/** Entries of a collection that are created after the profile. */
export interface ChildCollection {
  label: string
  calls(api: Api): {
    create(input: { ownerId: string; data: object }, options?: CallOptions): Promise<unknown>
  }
  /** A new row. Stored drafts are read by its members. */
  blank: ChildRow
  /** Rows are only names from a list, each at most once. */
  isNames?: true
  /** Messages for members of a row that must not be empty. */
  required?: Readonly<Record<string, string>>
  /** Members of a row that are numbers. */
  numbers?: readonly string[]
  summary(rows: readonly ChildRow[]): ReactNode
}

export type ChildCollections = Readonly<Record<string, ChildCollection>>

interface Schemas {
  draft: z.ZodObject
  children?: Readonly<Record<string, z.ZodObject>>
}

/** Everything that creating a profile needs to know about its kind. */
export interface CreationKind {
  kind: KindFacts
  description: string
  fields: readonly Field[]
  /** The contract's schemas. They are large, so they load with the first check. */
  schemas(): Promise<Schemas>
  /** The kind's own steps. Pictures and the final check follow. */
  steps: readonly CreationStep[]
  children?: ChildCollections
  /** What to ask before a valid draft is sent that may be a mistake. */
  doubt?(fields: CreationDraft['fields']): ConfirmOptions | undefined
  /** What becomes of the page. By default, an administrator approves it. */
  outcome?: CreationOutcome
  /** Whether a page may have no place yet. */
  isPlaceOptional?: true
  /** The card below the name and place: a line, key figures, and the subject of the generated picture. */
  preview(draft: CreationDraft): { line: string; subject?: string | undefined; score?: LineScoreItem[] }
}

/** Fields that a profile can be found by. A creation form requires them although the contract doesn't. */
const searchedFields = new Set(['city', 'state'])

/** The fields of a creation form by name. */
export const fieldsOf = ({ fields, isPlaceOptional }: Declared): ReadonlyMap<string, Field> =>
  new Map(
    fields.map((field) => [
      field.name,
      searchedFields.has(field.name) && !isPlaceOptional ? { ...field, isRequired: true as const } : field,
    ]),
  )

type Declared = Pick<CreationKind, 'fields' | 'children' | 'isPlaceOptional'>

export const blankDraft = ({ fields, children = {} }: Declared): CreationDraft => ({
  fields: Object.fromEntries(fields.map(({ name }) => [name, ''])),
  pin: null,
  children: Object.fromEntries(Object.keys(children).map((name) => [name, []])),
})
