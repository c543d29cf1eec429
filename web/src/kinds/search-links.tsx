import { ButtonLink } from '../components/actions/button-link.tsx'
import { kindList, marketPath, searchTitle } from './registry.ts'

/** Buttons to the marketplaces of all kinds. */
export const SearchLinks = () =>
  kindList.map((kind) => (
    <ButtonLink key={kind.name} to={marketPath(kind)} icon="search">
      {searchTitle(kind)}
    </ButtonLink>
  ))
