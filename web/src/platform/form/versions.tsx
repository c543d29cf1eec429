import { Banner } from '../../components/display/banner.tsx'
import { FormGrid } from '../boxes/form-grid.tsx'
import { Row } from '../boxes/row.tsx'
import { Stack } from '../boxes/stack.tsx'
import styles from './versions.module.css'

/** Something that two people changed differently. */
export interface Version {
  label: string
  /** The values that are chosen together. */
  names: readonly string[]
  mine: string
  theirs: string
  choice: Side
}
export type Side = 'mine' | 'theirs'

interface VersionsProps {
  versions: readonly Version[]
  /** Without a name that is public, it is someone else. */
  savedBy?: string | null
  savedDate: string
  onChoose: (version: Version, side: Side) => void
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** After a 412: what somebody else saved beside what was typed, to choose from. */
export const Versions = ({ versions, savedBy = null, savedDate, onChoose }: VersionsProps) => (
  <Stack gap="5">
    <Banner tone="warn" isLive>
      {savedBy ?? 'Someone else'} saved another version on {moment.format(new Date(savedDate))}, while you
      were editing. Nothing you typed is lost.{' '}
      {versions.length === 0
        ? 'Their changes are in the form now, next to yours. Check them, and save.'
        : 'Choose which version to keep, and save.'}
    </Banner>
    {versions.map((version) => (
      <fieldset key={version.label}>
        <legend className="sm semi">{version.label}</legend>
        <FormGrid columns="2" width="full">
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={`ring ${styles.version}`}>
              <Row as="span" isWrapping={false}>
                <input
                  type="radio"
                  name={`version of ${version.label}`}
                  className={styles.radio}
                  checked={version.choice === side}
                  onChange={() => onChoose(version, side)}
                />
                <span className="xs mut">
                  {side === 'mine' ? 'Yours, not saved' : `Saved by ${savedBy ?? 'someone else'}`}
                </span>
              </Row>
              <span className={styles.text}>
                {version[side] === '' ? <span className="dim">Empty</span> : version[side]}
              </span>
            </label>
          ))}
        </FormGrid>
      </fieldset>
    ))}
  </Stack>
)
