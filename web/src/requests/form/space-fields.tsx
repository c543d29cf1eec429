import { askedField } from '@app/contract/rules/tell-asked.ts'
import type { ReactNode } from 'react'
import { NumberField } from '../../components/fields/number-field.tsx'
import { Button } from '../../components/actions/button.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { eitherOf } from '../../components/format.ts'
import type { RequestDraft } from '../request-draft.ts'
import { TypedField, type DraftProps } from '../typed-field.tsx'
import { Choice, Choices } from './choices.tsx'
import styles from './form.module.css'
import type { FormLists } from './form-lists.server.ts'

export interface StepFieldsProps {
  lists: FormLists
  form: DraftProps
  /** The documents of the request. */
  files: ReactNode
}

type SpaceType = FormLists['spaceTypes'][number]
type Requirement = NonNullable<RequestDraft['requirements']>[number]
interface Space {
  name: SpaceType['name'] | undefined
  count: number | undefined
  surfaces: readonly NonNullable<RequestDraft['surface']>[]
  location: RequestDraft['location']
}

const usualPartnerMiles = 15
const noType = { locations: ['Indoor', 'Outdoor'], surfaces: [] } as const
const eitherSurface = ['Grass', 'Turf'] as const

/** The main space, further ones, and what else would do or be nice. */
export function SpaceFields({ lists, form }: StepFieldsProps) {
  const { draft, change } = form
  const { spaceName, spaceCount, surface, surfaces = [], location, requirements = [], partnerDist } = draft
  const setFurther = (index: number, space: Requirement | undefined) =>
    change({ requirements: requirements.toSpliced(index, 1, ...(space ? [space] : [])) })
  return (
    <>
      <p className="sm mut">
        Ask for what you must have. What is nice to have changes the order of hosts, not the count.
      </p>
      <SpaceRow
        label="Main space"
        types={lists.spaceTypes}
        canCombine
        space={{ name: spaceName, count: spaceCount, surfaces: surface ? [surface] : surfaces, location }}
        onChange={(space) =>
          change({
            spaceName: space.name,
            spaceCount: space.count,
            location: space.location,
            surface: space.surfaces.length === 1 ? space.surfaces[0] : undefined,
            surfaces: space.surfaces.length > 1 ? [...space.surfaces] : undefined,
          })
        }
      />
      {requirements.map((space, index) => (
        <SpaceRow
          // Rows have no identity besides their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          label={`Space ${index + 2}`}
          types={lists.spaceTypes}
          space={{
            name: space.name,
            count: space.count,
            surfaces: space.surface ? [space.surface] : [],
            location: space.location ?? undefined,
          }}
          onChange={({ name = space.name, count, surfaces: [own], location: place }) =>
            setFurther(index, {
              ...space,
              name,
              count: count ?? 1,
              surface: own ?? null,
              location: place ?? null,
            })
          }
          onRemove={() => setFurther(index, undefined)}
        />
      ))}
      <div>
        <Button
          icon="plus"
          onClick={() =>
            change({
              requirements: [
                ...requirements,
                { name: 'Meeting Room', count: 1, surface: null, location: null, additionalFeatures: null },
              ],
            })
          }
        >
          Add a space
        </Button>
      </div>
      <Checkbox
        label={`Spaces of partners within ${partnerDist ?? usualPartnerMiles} miles count`}
        checked={partnerDist !== undefined}
        onChange={({ currentTarget }) =>
          change({ partnerDist: currentTarget.checked ? usualPartnerMiles : undefined })
        }
      />
      <Choices
        label={askedField('amenities').label}
        isOptional
        placeholder="Amenities"
        names={lists.amenities}
        chosen={draft.amenities}
        onChoose={(amenities) => change({ amenities })}
      />
      <TypedField {...form} name="spaceDescription" placeholder="4 may be two halves, for U11" />
      <TypedField {...form} name="requirementNotes" placeholder="Lights for games after 6 PM" />
    </>
  )
}

interface SpaceRowProps {
  label: string
  types: readonly SpaceType[]
  space: Space
  /** More than one surface will do. */
  canCombine?: boolean
  onChange: (space: Space) => void
  onRemove?: () => void
}

function SpaceRow({ label, types, space, canCombine = false, onChange, onRemove }: SpaceRowProps) {
  const typeOf = (name: Space['name']) => types.find((type) => type.name === name) ?? noType
  const { surfaces, locations } = typeOf(space.name)
  const allowed: readonly string[] = surfaces
  const combined: (readonly Space['surfaces'][number][])[] = [
    ...(canCombine && eitherSurface.every((name) => allowed.includes(name)) ? [eitherSurface] : []),
    ...surfaces.map((name) => [name]),
  ]
  const chosen = eitherOf(space.surfaces)
  if (chosen !== '' && !combined.some((names) => eitherOf(names) === chosen)) combined.push(space.surfaces)
  /** What the new type doesn't have is dropped. */
  function choose(name: Space['name']) {
    const type = typeOf(name)
    const kept: readonly string[] = type.surfaces
    onChange({
      ...space,
      name,
      surfaces: space.surfaces.filter((surface) => kept.includes(surface)),
      location: type.locations.find((location) => location === space.location),
    })
  }
  return (
    <fieldset className={styles.space}>
      <legend className="sr">{label}</legend>
      <NumberField
        label={askedField('spaceCount').label}
        min={1}
        max={1000}
        inputMode="numeric"
        value={space.count ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...space, count: value === '' ? undefined : Number(value) })
        }
      />
      <Choice
        label={askedField('spaceName').label}
        placeholder="Any"
        names={types.map(({ name }) => name)}
        value={space.name}
        onChoose={choose}
      />
      <Choice
        label={askedField('surface').label}
        placeholder="Any"
        names={combined.map(eitherOf)}
        value={chosen === '' ? undefined : chosen}
        onChoose={(text) =>
          onChange({ ...space, surfaces: combined.find((names) => eitherOf(names) === text) ?? [] })
        }
      />
      <Choice
        label={askedField('location').label}
        placeholder="Either"
        names={locations}
        value={space.location}
        onChoose={(location) => onChange({ ...space, location })}
      />
      {onRemove && <IconButton icon="x" label={`Remove ${label.toLowerCase()}`} onClick={onRemove} />}
    </fieldset>
  )
}
