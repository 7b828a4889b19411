import {
  AlignLeft,
  CalendarDays,
  CircleHelp,
  Image,
  Images,
  LayoutGrid,
  Link,
  MapPin,
  PanelLeft,
  Phone,
  Search,
  ShieldCheck,
  Square,
  Timer,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  hero: Image,
  offer: Timer,
  searchForm: Search,
  richText: AlignLeft,
  pictureText: PanelLeft,
  gallery: Images,
  faq: CircleHelp,
  links: Link,
  dealCards: LayoutGrid,
  destinationCards: MapPin,
  priceByMonth: CalendarDays,
  trustStrip: ShieldCheck,
  callBanner: Phone,
};

/** Renders the icon of a type of block; a plain square for one that is newer than the studio. */
export function BlockIcon({ type }: { readonly type: string }) {
  const Icon = ICONS[type] ?? Square;
  return <Icon size={18} aria-hidden />;
}
