import { css } from '@emotion/react';
import { HOME_BANNERS } from '@storefront/shared/domain/catalogue/navigation';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { Picture } from '@storefront/shared/ui/picture';
import { color, family, from, motion, radius, space, text } from '@storefront/shared/ui/tokens';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

const LOOKS: Readonly<Record<string, { readonly scene: string; readonly label: string }>> = {
  'Half Term': { scene: 'pool-12', label: 'A week away while school is out' },
  Summer: { scene: 'beach-7', label: 'Sun, sand and long evenings' },
  'Group Holidays': { scene: 'balcony-5', label: 'Friends and families, together' },
};

/** Renders three picture links to themed groups of holidays (HOME-24). */
export function ImageBanners() {
  const { backendUrl } = useRuntime().config;
  return (
    <Container>
      <ul css={rowStyles} aria-label="Holiday ideas">
        {HOME_BANNERS.map(({ label, path }) => (
          <li key={label}>
            {path !== null && (
              <Link to={path} css={bannerStyles}>
                <Picture
                  src={`${backendUrl}/media/${LOOKS[label]?.scene ?? 'beach-1'}/960.jpg`}
                  alt=""
                  ratio="16/9"
                  sizes="(min-width: 768px) 33vw, 100vw"
                />
                <span css={labelStyles}>
                  <strong css={nameStyles}>
                    {label} <ArrowRight size={20} aria-hidden />
                  </strong>
                  <span>{LOOKS[label]?.label}</span>
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Container>
  );
}

const rowStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const bannerStyles = css`
  position: relative;
  display: block;
  border-radius: ${radius.card};
  overflow: hidden;
  color: ${color.onAction};
  text-decoration: none;

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    & img {
      transition: transform ${motion.drawer} ease-out;
    }

    &:hover img {
      transform: scale(1.04);
    }
  }
`;

const labelStyles = css`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  gap: ${space.xxs};
  padding: ${space.m};
  background: ${color.scrim};
  font: ${text.small} ${family.body};
`;

const nameStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font: 700 ${text.h4} ${family.heading};
`;
