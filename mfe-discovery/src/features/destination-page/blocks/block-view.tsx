import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import type { PageBlocks } from '@storefront/shared/api/content/page-blocks.schema';
import type { Block, BlockDefinition } from '@storefront/shared/contracts/blocks/block';
import { migrateBlock } from '@storefront/shared/contracts/blocks/read-block';
import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { z } from 'zod';

import type { DealsOutcome } from '../../../parts/deals/load-deals';

/** The page that a block is on, and what its blocks refer to. */
export interface BlockPageContext extends PageSections {
  readonly page: HolidayPage;
  readonly blocks: PageBlocks;
  readonly deals: Promise<DealsOutcome>;
}

/**
 * What a page of standard sections has as well. It is passed on and not imported, because the build could not inline a
 * module into the code of the page that another file imports, which costs every landing page bytes.
 */
export interface PageSections {
  /** Deals of the destination of the page. */
  readonly belongs: (deal: CatalogueDeal) => boolean;
  readonly badges: ReactNode;
  readonly months: (title: string) => ReactNode;
}

export interface BlockViewProps<P> {
  readonly props: P;
  readonly context: BlockPageContext;
}

export interface BlockView {
  readonly definition: BlockDefinition;
  /** Renders nothing for properties that are not valid in this release. */
  readonly View: ComponentType<{ readonly block: Block; readonly context: BlockPageContext }>;
}

/**
 * Combines a type of block with its component, whose code is loaded by the pages that have such a block.
 *
 * @param load imports the component
 */
export function blockView<S extends z.ZodObject>(
  definition: BlockDefinition<S>,
  load: () => Promise<ComponentType<BlockViewProps<z.output<S>>>>,
): BlockView {
  const Content = lazy(async () => ({ default: await load() }));
  return {
    definition,
    View({ block, context }) {
      const props = definition.schema.safeParse(migrateBlock(block, definition).props);
      if (!props.success) return null;
      return <Suspense fallback={null}>{createElement(Content, { props: props.data, context })}</Suspense>;
    },
  };
}
