import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import { SpaceTypeDraft } from '@app/contract/facilities/space-type-schema.ts'
import { AmenityName } from '@app/contract/reference-lists/amenities.ts'
import { FacilityType } from '@app/contract/reference-lists/facility-types.ts'
import { StateName } from '@app/contract/reference-lists/regions.ts'
import { SportName } from '@app/contract/reference-lists/sports.ts'
import * as z from 'zod'
import { fieldWords } from '../../../page/field-words.ts'
import { numberOf, textOf, webAddressOf } from '../../../page/typed-values.ts'

const { shape } = FacilityDraft

/** What was typed, as `reading` takes it, by the contract's own schema. */
const typed = <I extends z.ZodType, S extends z.ZodType>(
  input: I,
  reading: (value: z.output<I>) => unknown,
  schema: S,
) =>
  input.transform((value, context): z.output<S> => {
    const read = schema.safeParse(reading(value), { error: fieldWords })
    if (read.success) return read.data
    for (const { message, path } of read.error.issues)
      context.issues.push({ code: 'custom', message, path, input: value })
    return z.NEVER
  })

const written = <S extends z.ZodType>(schema: S) => typed(z.string(), textOf, schema)
const number = <S extends z.ZodType>(schema: S) => typed(z.string(), numberOf, schema)
const listed = <S extends z.ZodType>(schema: S) => typed(z.string(), (said) => said, schema)
const chosen = <S extends z.ZodType>(schema: S, otherwise: string) =>
  typed(z.string().min(1, otherwise), (said) => said, schema)

const SpaceInput = z.object({
  name: z.string().min(1, 'Choose what it is.'),
  count: z.string().trim().min(1, 'Say how many.'),
  surface: z.string(),
  location: z.string(),
  additionalFeatures: z.string(),
})

const DraftSpace = typed(
  SpaceInput,
  ({ name, count, ...rest }) => ({
    name,
    count: numberOf(count),
    surface: textOf(rest.surface),
    location: textOf(rest.location),
    additionalFeatures: textOf(rest.additionalFeatures),
  }),
  SpaceTypeDraft,
)

/** Everything that was typed, by the contract's rules and in its form. */
export const DraftSchema = z.object({
  name: listed(shape.name),
  facilityType: chosen(FacilityType, 'Choose the type.'),
  address: written(shape.address),
  // The contract can do without; a page that no search near a town finds cannot.
  city: typed(z.string().trim().min(1, 'Say in which town it is.'), (city) => city, shape.city),
  state: chosen(StateName, 'Choose the state or province.'),
  postalCode: written(shape.postalCode),
  pin: z.object({ lat: z.number(), lng: z.number(), isSetByHand: z.boolean() }).nullable(),
  spaces: z.array(DraftSpace),
  sports: z.array(listed(SportName)),
  amenities: z.array(listed(AmenityName)),
  description: written(shape.description),
  availability: written(shape.availability),
  capacity: number(shape.capacity),
  indoorArea: number(shape.indoorArea),
  yearOpened: number(shape.yearOpened),
  phone: written(shape.phone),
  email: written(shape.email),
  website: typed(z.string(), webAddressOf, shape.website),
})
export type CheckedDraft = z.output<typeof DraftSchema>

/** What the facility is created with. A position goes along only where somebody set the pin: the server finds middles. */
export function facilityOf(checked: CheckedDraft): z.input<typeof FacilityDraft> {
  const { pin, spaces: _spaces, sports: _sports, amenities: _amenities, ...fields } = checked
  return { ...fields, ...(pin?.isSetByHand && { lat: pin.lat, lng: pin.lng }) }
}
