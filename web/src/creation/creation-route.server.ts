import type { RouterContextProvider } from 'react-router'
import { optionsOf } from '../kinds/field-options.ts'
import { surroundings } from '../page/surroundings.ts'
import type { CreationKind, FieldOptions } from './creation-kind.ts'

const allOptions = (shape: Readonly<Record<string, unknown>>) =>
  Object.entries(shape).map(([name, schema]) => [name, optionsOf(schema)] as const)

/** The loader of creation pages: the choices of select fields, so that the browser needs no schemas for them. */
export async function loadCreation(context: Readonly<RouterContextProvider>, creation: CreationKind) {
  const { brand, origin } = context.get(surroundings)
  const { draft, children = {} } = await creation.schemas()
  const names = Object.entries(children).map(([name, row]) => [name, optionsOf(row.shape.name)] as const)
  const options: FieldOptions = Object.fromEntries(
    [...allOptions(draft.shape), ...names].filter(([, choices]) => choices.length > 0),
  )
  return { brand, origin, options }
}
