import { usualPartnerMiles } from '@app/contract/rules/match-choices.ts'
import { askedField } from '@app/contract/rules/tell-asked.ts'
import { Button } from '../../components/actions/button.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { NumberField } from '../../components/fields/number-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { count, eitherOf } from '../../components/format.ts'
import { countOf, noCount } from '../../page/typed-count.ts'
import { useFigure } from '../../page/use-figure.ts'
import type { RequestDraft } from '../request-draft.ts'
import { isCounted } from '../unread-figures.ts'
import type { DraftProps } from './draft-props.ts'
import type { FormLists } from './form-lists.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Panel } from '../../platform/boxes/panel.tsx'

type SpaceType = FormLists['spaceTypes'][number]
type Requirement = NonNullable<RequestDraft['requirements']>[number]
interface Space {
  name: SpaceType['name'] | undefined
  count: number | null | undefined
  surfaces: readonly NonNullable<RequestDraft['surface']>[]
  location: RequestDraft['location']
}

const noType = { locations: ['Indoor', 'Outdoor'], surfaces: [] } as const
const eitherSurface = ['Grass', 'Turf'] as const

/** The main space and further ones. */
export function SpaceRows({ lists, form }: { lists: FormLists; form: DraftProps }) {
  const { draft, change, errors } = form
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
        errors={errors}
        space={{ name: spaceName, count: spaceCount, surfaces: surface ? [surface] : surfaces, location }}
        onChange={(space) =>
          change({
            spaceName: space.name,
            spaceCount: space.count ?? undefined,
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
          countError={isCounted(space) ? undefined : errors?.get('requirements')}
          space={{
            name: space.name,
            count: space.count,
            surfaces: space.surface ? [space.surface] : [],
            location: space.location ?? undefined,
          }}
          onChange={({ name = space.name, count: number, surfaces: [own], location: place }) =>
            setFurther(index, {
              ...space,
              name,
              count: number ?? NaN,
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
    </>
  )
}

interface SpaceRowProps {
  label: string
  types: readonly SpaceType[]
  space: Space
  /** More than one surface will do. */
  canCombine?: boolean
  /** Of the main space. */
  errors?: DraftProps['errors']
  /** Of a further one. */
  countError?: string | undefined
  onChange: (space: Space) => void
  onRemove?: () => void
}

const optionOf = (name: string) => ({ value: name, label: name })

function SpaceRow({ label, types, space, canCombine = false, ...rest }: SpaceRowProps) {
  const { errors, countError, onChange, onRemove } = rest
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
  function choose(text: string) {
    const name = types.find((type) => type.name === text)?.name
    const type = typeOf(name)
    const kept: readonly string[] = type.surfaces
    onChange({
      ...space,
      name,
      surfaces: space.surfaces.filter((surface) => kept.includes(surface)),
      location: type.locations.find((location) => location === space.location),
    })
  }
  const figure = useFigure({
    value: space.count,
    read: (typed) => countOf(typed, 'space'),
    onChange: (next) => onChange({ ...space, count: next }),
    shown: count,
  })
  /** The label of a field, and for the main space its name and error. */
  const frame = (name: 'spaceCount' | 'spaceName' | 'surface' | 'location') => ({
    label: askedField(name).label,
    ...(canCombine && { name, error: errors?.get(name) }),
  })
  return (
    <Panel as="fieldset">
      <legend className="sr">{label}</legend>
      <Grid columns="main end" gap="2" align="start">
        <Grid columns="pair" align="start">
          <NumberField
            {...frame('spaceCount')}
            {...figure.control}
            inputMode="numeric"
            {...(!canCombine && { name: 'requirements', error: countError })}
            {...(figure.isRefused && { error: noCount })}
          />
          <SelectField
            {...frame('spaceName')}
            placeholder="Any"
            options={types.map(({ name }) => optionOf(name))}
            value={space.name ?? ''}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <SelectField
            {...frame('surface')}
            placeholder="Any"
            options={combined.map((names) => optionOf(eitherOf(names)))}
            value={chosen}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...space, surfaces: combined.find((names) => eitherOf(names) === value) ?? [] })
            }
          />
          <SelectField
            {...frame('location')}
            placeholder="Either"
            options={locations.map(optionOf)}
            value={space.location ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...space, location: locations.find((location) => location === value) })
            }
          />
        </Grid>
        {onRemove && <IconButton icon="x" label={`Remove ${label.toLowerCase()}`} onClick={onRemove} />}
      </Grid>
    </Panel>
  )
}
