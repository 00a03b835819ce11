import type { CompanyAddress } from '#contract/content/content.ts';
import { useOrigin } from '#web/lib/page/address.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { JsonLd } from '#web/ui/layout/json-ld.tsx';

/** The position of the map's marker. */
const geoOf = (mapUrl: string) => {
  const marker = URL.canParse(mapUrl) ? new URL(mapUrl).searchParams.get('marker') : null;
  const [latitude, longitude] = marker?.split(',').map(Number) ?? [];
  return latitude && longitude ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {};
};

/** The agency and its offices for search engines (schema.org Organization, LocalBusiness). */
export function BusinessData({ offices }: { offices: CompanyAddress[] }) {
  const site = useSite();
  const origin = useOrigin();
  const agency = `${origin}/#agency`;
  return (
    <JsonLd
      data={{
        '@graph': [
          {
            '@type': 'Organization',
            '@id': agency,
            name: site.companyName,
            alternateName: site.companyNameSecond,
            slogan: site.tagline,
            url: `${origin}/`,
            logo: `${origin}/icon-512.png`,
            telephone: telLink(site.phone).slice(4),
            faxNumber: site.fax,
            email: site.email,
            areaServed: site.boroughs,
            sameAs: [site.videoChannelUrl, site.healthDepartmentUrl].filter(Boolean),
          },
          ...offices.map((office) => ({
            '@type': 'LocalBusiness',
            '@id': `${origin}/#office-${office.companyAddressId}`,
            name: office.companyName,
            parentOrganization: { '@id': agency },
            url: `${origin}/`,
            image: `${origin}/og.png`,
            address: office.detailedAddress,
            telephone: telLink(office.phone).slice(4),
            hasMap: office.mapLink,
            ...geoOf(office.addressUrl),
          })),
        ],
      }}
    />
  );
}
