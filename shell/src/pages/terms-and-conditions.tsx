import { TextPage, TextSection } from './text-page';
import { CONTRACT_TERMS } from './terms/contract-terms';
import { TRAVEL_TERMS } from './terms/travel-terms';

const TERMS = [...CONTRACT_TERMS, ...TRAVEL_TERMS].map((term, index) => ({
  ...term,
  title: `${index + 1}. ${term.title}`,
}));

/** Terms and Conditions page with the thirteen topics of the specification (STATIC-01, DEC-109). */
export function TermsAndConditions() {
  return (
    <TextPage
      title="Terms and Conditions"
      lead="What you and we agree to when you book a holiday here."
      path="/terms-and-conditon"
      contents={TERMS}
    >
      {TERMS.map(({ id, title, Content }) => (
        <TextSection key={id} id={id} title={title}>
          <Content />
        </TextSection>
      ))}
    </TextPage>
  );
}

export { TermsAndConditions as Component };
