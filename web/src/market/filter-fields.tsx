import type { ChangeEvent } from 'react'
import { DateRange } from '../components/fields/date-range.tsx'
import { Segmented } from '../components/fields/segmented.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { abbreviated, count as figure } from '../components/format.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { distanceOf, distances } from './criteria.ts'
import { FacetList } from './facet-list.tsx'
import styles from './filter-form.module.css'
import type { MarketPage } from './load-market.server.ts'
import type { Control, Criterion, FacetValue, MarketQuery } from './market.ts'
import { changed, valueOf, valuesOf, withToggled } from './query.ts'
import { useMarket, useOptimisticQuery } from './use-market.tsx'

export interface FilterFieldsProps {
  query: MarketQuery
  page: Pick<MarketPage, 'found' | 'defaults'>
  onChoose: (next: MarketQuery) => void
}

const noValues: readonly FacetValue[] = []

/** All filters of the market. With JavaScript each choice applies immediately, otherwise when the form is submitted. */
export function FilterFields({ query: loaded, page, onChoose: onChosen }: FilterFieldsProps) {
  const market = useMarket()
  const { query, onChoose } = useOptimisticQuery(loaded, onChosen)
  const isOffered = (criterion: Criterion) => criterion.isOffered?.(query) !== false
  const sections = market.form
    .map((names) => market.criteria.filter((one) => names.includes(one.name) && isOffered(one)))
    .filter((section) => section.length > 0)
  return sections.map((section) => (
    <div key={section[0]?.name} className={styles.part}>
      <Stack>
        {section.map((criterion) => (
          <CriterionField
            key={criterion.name}
            criterion={criterion}
            query={query}
            values={page.found?.facets[criterion.name] ?? noValues}
            assumed={page.defaults?.[criterion.name]}
            onChange={(change) => onChoose(changed(market, query, change))}
            onToggle={(value) => onChoose(withToggled(market, query, criterion.name, value))}
          />
        ))}
      </Stack>
    </div>
  ))
}

interface CriterionFieldProps {
  criterion: Criterion
  query: MarketQuery
  values: readonly FacetValue[]
  /** The value to assume if the query has none. */
  assumed?: string
  onChange: (change: Readonly<Record<string, string | undefined>>) => void
  onToggle: (value: string) => void
}

function CriterionField(props: CriterionFieldProps) {
  const { criterion, query, values, onChange, onToggle } = props
  const { name, control } = criterion
  const value = valueOf(query, name) ?? ''
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: target.value })
  if (control?.type === 'list')
    return (
      <FacetList
        {...control}
        name={name}
        values={values}
        chosen={valuesOf(query, name)}
        onToggle={onToggle}
      />
    )
  if (control?.type === 'choice')
    return <Segmented {...control} name={name} value={value} onChange={change} />
  if (control?.type === 'steps')
    return (
      <Segmented
        label={control.label}
        name={name}
        options={steps(control.steps, value, control)}
        value={value}
        onChange={change}
      />
    )
  if (control?.type === 'distance')
    return (
      <Segmented
        label={`Miles around ${value}`}
        name="dist"
        options={steps(distances, String(distanceOf(query))).slice(1)}
        value={String(distanceOf(query))}
        onChange={({ target }) => onChange({ dist: target.value })}
      />
    )
  if (control?.type === 'counted') return <CountedField {...props} control={control} />
  if (control?.type === 'dates') return <DateFields {...props} control={control} />
  return null
}

/** 'Any' and some limits, including the chosen one. */
function steps(
  offered: readonly number[],
  chosen: string,
  { unit = '', textOf = (n: number) => `${abbreviated(n)}${unit}` } = {},
) {
  const all = new Set(chosen === '' ? offered : [...offered, Number(chosen)])
  const options = [...all].toSorted((a, b) => a - b)
  return [{ value: '', label: 'Any' }, ...options.map((n) => ({ value: String(n), label: textOf(n) }))]
}

type FieldProps<T extends Control['type']> = CriterionFieldProps & { control: Extract<Control, { type: T }> }

function CountedField(props: FieldProps<'counted'>) {
  const { criterion, control, query, values, assumed, onChange, onToggle } = props
  const { name } = criterion
  const { label, placeholder, find, nameOf, count } = control
  const [chosen, another] = valuesOf(query, name)
  if (another !== undefined)
    return (
      <FacetList
        label={label}
        find={find}
        name={name}
        values={values}
        chosen={valuesOf(query, name)}
        onToggle={onToggle}
      />
    )
  const counted = chosen ?? assumed
  const least = valueOf(query, count.name) ?? ''
  return (
    <>
      <SelectField
        label={label}
        name={name}
        placeholder={placeholder}
        value={chosen ?? ''}
        options={values.map((one) => ({
          value: one.value,
          label: `${nameOf(one.value)} (${figure(one.count)})`,
          isDisabled: one.count === 0 && one.value !== chosen,
        }))}
        onChange={({ target }) => onChange({ [name]: target.value, [count.name]: undefined })}
      />
      {counted !== undefined && (
        <Segmented
          label={`${nameOf(counted)}, at least`}
          // The server would ignore a count without its value.
          name={chosen === undefined ? undefined : count.name}
          className={chosen === undefined ? styles.scripted : undefined}
          options={steps(control.steps, least)}
          value={least}
          onChange={({ target }) =>
            onChange({ [name]: target.value === '' ? chosen : counted, [count.name]: target.value })
          }
        />
      )}
    </>
  )
}

/** Without JavaScript, two date fields of the browser replace the calendar. */
function DateFields({ control: { label, hint }, query, onChange }: FieldProps<'dates'>) {
  const [from, to] = [valueOf(query, 'from'), valueOf(query, 'to')]
  // Only one pair of fields may be submitted.
  const names = useIsHydrated() ? { from: 'from', to: 'to' } : undefined
  return (
    <>
      <DateRange
        className={styles.scripted}
        label={label}
        hint={hint}
        value={{ from, to }}
        names={names}
        onChange={(range) => onChange({ from: range.from, to: range.to })}
      />
      <noscript>
        <Grid columns="pair" gap="3">
          <TextField type="date" name="from" label="First day" defaultValue={from} />
          <TextField type="date" name="to" label="Last day" defaultValue={to} />
        </Grid>
      </noscript>
    </>
  )
}
