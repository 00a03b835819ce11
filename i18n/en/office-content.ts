export const content = {
  nav: 'Content',
  wrong: {
    approve: 'This text was converted by computer. Please look at it and approve it.',
    address: 'Please enter an address that begins with / or https://',
    map: 'Please enter the address of an OpenStreetMap map (https://www.openstreetmap.org/…).',
    altText: 'Please write what the picture shows, in all three languages.',
    later: 'Please choose a time in the future.',
    afterStart: 'The end must come after the beginning.',
    places: 'More people are registered than this. Please enter a larger number.',
  },
};
