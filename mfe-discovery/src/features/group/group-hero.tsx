import { useRuntime } from '@storefront/shared/runtime';
import { SearchForm } from '@storefront/shared/composites/search-form/search-form';
import { searchPath, type SearchChoice } from '@storefront/shared/domain/search-query/search-query';
import { Container } from '@storefront/shared/ui/container';
import { Picture } from '@storefront/shared/ui/picture';
import { useNavigate } from 'react-router-dom';

import * as styles from '../../parts/hero/hero.styles';

interface GroupHeroProps {
  readonly name: string;
  readonly lead: string;
  /** Picture URL. */
  readonly picture: string;
  /** First values of the search form. */
  readonly start: SearchChoice;
}

/** Renders name and text of a group over its picture, and the search form (GRP-01, GRP-02). */
export function GroupHero({ name, lead, picture, start }: GroupHeroProps) {
  const navigate = useNavigate();
  const { clock } = useRuntime();
  return (
    <section css={styles.hero} aria-labelledby="group">
      <div css={styles.picture}>
        <Picture src={picture} alt="" ratio="fill" priority />
      </div>
      <Container css={styles.content}>
        <div css={styles.copy}>
          <h1 id="group" css={styles.title} tabIndex={-1} data-page-heading>
            {name}
          </h1>
          <p css={styles.lead}>{lead}</p>
        </div>
        <div css={styles.panel}>
          <SearchForm
            key={clock.today()}
            start={start}
            onSubmit={(query) => void navigate(searchPath(query))}
          />
        </div>
      </Container>
    </section>
  );
}
