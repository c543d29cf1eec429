import type { LoaderFunctionArgs } from 'react-router'
import { optionsOf } from '../kind/field-options.ts'
import { surroundings } from '../page/surroundings.ts'
import type { CreationKind, FieldOptions } from './creation-kind.ts'

const allOptions = (shape: Readonly<Record<string, unknown>>) =>
  Object.entries(shape).map(([name, schema]) => [name, optionsOf(schema)] as const)

/**
 * The loader of a creation page: the choices of its select fields, so that the browser needs no schemas for them, and the `lists` of
 * fields that only some kinds have.
 */
export const creationLoader =
  <L = undefined>(creation: CreationKind, lists?: () => L) =>
  async ({ context }: LoaderFunctionArgs) => {
    const { brand, origin } = context.get(surroundings)
    const { draft, children = {} } = await creation.schemas()
    const names = Object.entries(children).map(([name, row]) => [name, optionsOf(row.shape.name)] as const)
    const options: FieldOptions = Object.fromEntries(
      [...allOptions(draft.shape), ...names].filter(([, choices]) => choices.length > 0),
    )
    return { brand, origin, options, lists: lists?.() }
  }
