import type { Example } from './example';
import { accordionExample } from './examples/accordion.example';
import { alertExample } from './examples/alert.example';
import { badgeExample } from './examples/badge.example';
import { bookedExample } from './examples/booked.example';
import { bookingSummaryExample } from './examples/booking-summary.example';
import { bottomBarExample } from './examples/bottom-bar.example';
import { breadcrumbExample } from './examples/breadcrumb.example';
import { busyOverlayExample } from './examples/busy-overlay.example';
import { buttonLinkExample } from './examples/button-link.example';
import { buttonExample } from './examples/button.example';
import { callBannerExample } from './examples/call-banner.example';
import { cancellationTableExample } from './examples/cancellation-table.example';
import { cardExample } from './examples/card.example';
import { carouselExample } from './examples/carousel.example';
import { checkboxExample } from './examples/checkbox.example';
import { chipExample } from './examples/chip.example';
import { countdownExample } from './examples/countdown.example';
import { dateFieldExample } from './examples/date-field.example';
import { dealCardExample } from './examples/deal-card.example';
import { descriptionListExample } from './examples/description-list.example';
import { dialogExample } from './examples/dialog.example';
import { disclosureExample } from './examples/disclosure.example';
import { drawerExample } from './examples/drawer.example';
import { emptyStateExample } from './examples/empty-state.example';
import { errorSummaryExample } from './examples/error-summary.example';
import { galleryExample } from './examples/gallery.example';
import { headingExample } from './examples/heading.example';
import { hotelCardExample } from './examples/hotel-card.example';
import { hotelDetailsDialogExample } from './examples/hotel-details-dialog.example';
import { iconButtonExample } from './examples/icon-button.example';
import { loadFailureExample } from './examples/load-failure.example';
import { locationMapExample } from './examples/location-map.example';
import { pageSkeletonExample } from './examples/page-skeleton.example';
import { monthGridExample } from './examples/month-grid.example';
import { paginationExample } from './examples/pagination.example';
import { pictureExample } from './examples/picture.example';
import { popoverExample } from './examples/popover.example';
import { priceCalendarExample } from './examples/price-calendar.example';
import { priceExample } from './examples/price.example';
import { pricesFromExample } from './examples/prices-from.example';
import { radioCardsExample } from './examples/radio-cards.example';
import { radioGroupExample } from './examples/radio-group.example';
import { rangeSliderExample } from './examples/range-slider.example';
import { ratingExample } from './examples/rating.example';
import { reviewScoreExample } from './examples/review-score.example';
import { roomsGuestsPickerExample } from './examples/rooms-guests-picker.example';
import { safeHtmlExample } from './examples/safe-html.example';
import { searchFormExample } from './examples/search-form.example';
import { searchableSelectExample } from './examples/searchable-select.example';
import { segmentedControlExample } from './examples/segmented-control.example';
import { selectFieldExample } from './examples/select-field.example';
import { shareButtonExample } from './examples/share-button.example';
import { shortlistButtonExample } from './examples/shortlist-button.example';
import { skeletonExample } from './examples/skeleton.example';
import { spinnerExample } from './examples/spinner.example';
import { starsExample } from './examples/stars.example';
import { stepperExample } from './examples/stepper.example';
import { stepsExample } from './examples/steps.example';
import { stickyTopBarExample } from './examples/sticky-top-bar.example';
import { switchExample } from './examples/switch.example';
import { tabsExample } from './examples/tabs.example';
import { textFieldExample } from './examples/text-field.example';
import { textLinkExample } from './examples/text-link.example';
import { toastExample } from './examples/toast.example';
import { tooltipExample } from './examples/tooltip.example';
import { trustStripExample } from './examples/trust-strip.example';
import { weeklyPriceChartExample } from './examples/weekly-price-chart.example';

/** All examples in the order of the menu. */
export const EXAMPLES: readonly Example[] = [
  headingExample,
  buttonExample,
  buttonLinkExample,
  iconButtonExample,
  shareButtonExample,
  textLinkExample,
  checkboxExample,
  radioCardsExample,
  radioGroupExample,
  rangeSliderExample,
  searchableSelectExample,
  segmentedControlExample,
  selectFieldExample,
  stepperExample,
  switchExample,
  textFieldExample,
  dialogExample,
  drawerExample,
  popoverExample,
  tooltipExample,
  accordionExample,
  disclosureExample,
  breadcrumbExample,
  paginationExample,
  stepsExample,
  tabsExample,
  alertExample,
  busyOverlayExample,
  countdownExample,
  emptyStateExample,
  errorSummaryExample,
  pageSkeletonExample,
  skeletonExample,
  spinnerExample,
  toastExample,
  badgeExample,
  cardExample,
  carouselExample,
  chipExample,
  descriptionListExample,
  pictureExample,
  priceExample,
  pricesFromExample,
  trustStripExample,
  ratingExample,
  safeHtmlExample,
  starsExample,
  dateFieldExample,
  monthGridExample,
  priceCalendarExample,
  weeklyPriceChartExample,
  roomsGuestsPickerExample,
  searchFormExample,
  bookingSummaryExample,
  bookedExample,
  bottomBarExample,
  callBannerExample,
  cancellationTableExample,
  dealCardExample,
  galleryExample,
  hotelCardExample,
  hotelDetailsDialogExample,
  loadFailureExample,
  locationMapExample,
  reviewScoreExample,
  shortlistButtonExample,
  stickyTopBarExample,
];
