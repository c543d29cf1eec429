import { defaultSources } from '@app/contract/rules/impact/default-figures.ts'
import { eventInputNames, segmentInputNames, segmentNames } from '@app/contract/rules/impact/inputs.ts'
import { inputSources, maxInputNote } from '@app/contract/rules/impact/input-sources.ts'
import { Button } from '../../components/actions/button.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { classNames } from '../../components/class-names.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { inputIn, keyOf, type Cell, type OwnInput } from './cells.ts'
import { cellWords, sourceWords } from './input-words.ts'
import type { CellProps } from './range-input.tsx'
import { inputText } from './range-words.ts'
import { usedSources } from './source-numbers.ts'
import styles from './impact.module.css'

const cells: readonly Cell[] = [
  ...segmentNames.flatMap((group) => segmentInputNames.map((name) => ({ group, name }))),
  ...eventInputNames.map((name) => ({ group: 'event' as const, name })),
]

/** Where each figure is from: the event's own ones, then the defaults. */
export function SourcesSection({ draft, canEdit }: CellProps) {
  const own = cells.flatMap((cell) => {
    const input = inputIn(draft.own, cell)
    return input === undefined ? [] : [{ cell, input }]
  })
  return (
    <Section title="Sources" look="h3">
      {own.length > 0 && (
        <ul className={styles.list} aria-label="Own figures">
          {own.map(({ cell, input }) => (
            <li key={keyOf(cell)} id={`own-${keyOf(cell)}`} className={styles.own}>
              <Grid columns="2" gap="2" align="center">
                <span>
                  {cellWords(cell)}
                  <small>{inputText(input, cell.name)}</small>
                </span>
                {canEdit && <OwnSource {...{ draft, cell, input }} />}
                <span className={classNames('sm mut', canEdit && styles.printed)}>{sourceText(input)}</span>
              </Grid>
            </li>
          ))}
        </ul>
      )}
      <ol className={styles.list} aria-label="Defaults">
        {usedSources(draft.inputs).map((name, index) => {
          const { title, detail, year, link } = defaultSources[name]
          return (
            <li key={name} id={`source-${index + 1}`} className={styles.item}>
              <Grid columns="start main end" gap="2" align="start">
                <span className={styles.number}>{index + 1}</span>
                <span>
                  {link === null ? (
                    title
                  ) : (
                    <a className="link" href={link} rel="noreferrer" target="_blank">
                      {title}
                    </a>
                  )}
                  {year !== null && `, ${year}`}
                  <small>{detail}</small>
                </span>
                <Tag>{name === 'event' ? 'Stated' : 'Default'}</Tag>
              </Grid>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

const options = inputSources.map((value) => ({ value, label: sourceWords[value] }))

interface OwnSourceProps extends Pick<CellProps, 'draft'> {
  cell: Cell
  input: OwnInput
}

/** Changes where a figure of the event's own is from, or returns to the default. */
function OwnSource({ draft, cell, input }: OwnSourceProps) {
  const label = cellWords(cell)
  return (
    <>
      <SelectField
        label={`Kind of source of ${label}`}
        isLabelHidden
        value={input.source}
        options={options}
        onChange={({ target }) => {
          const source = inputSources.find((one) => one === target.value)
          if (source) draft.set(cell, { ...input, source })
        }}
      />
      <TextField
        label={`Source of ${label}`}
        isLabelHidden
        placeholder="Such as a hotel pick-up report, 2026"
        maxLength={maxInputNote}
        value={input.note ?? ''}
        onChange={({ target }) => draft.set(cell, { ...input, note: target.value || null })}
      />
      <Button variant="quiet" onClick={() => draft.set(cell, undefined)}>
        Use the default
      </Button>
    </>
  )
}

const sourceText = ({ source, note }: OwnInput) => [sourceWords[source], note].filter(Boolean).join(': ')
